import { defineConfig } from 'vitest/config';

export default defineConfig({
  logLevel: 'error',
  test: {
    include: ['__tests__/**/*.test.ts'],
    testTimeout: 30_000,
    server: { deps: { inline: [/@actions\//] } },
  },
});
