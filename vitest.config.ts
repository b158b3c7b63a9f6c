import { defineConfig } from 'vitest/config';

export default defineConfig({
  logLevel: 'error',
  test: {
    include: ['__tests__/**/*.test.ts'],
    testTimeout: 30_000,
    // End-to-end tests wait for processes: a worker for each core, not one fewer.
    maxWorkers: '100%',
    server: { deps: { inline: [/@actions\//] } },
  },
});
