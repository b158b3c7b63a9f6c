import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OLDEST_NODE, requireNode } from '../../src/kernel/node-version.ts';

describe('the oldest Node', () => {
  it('is the one that package.json names', () => {
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'));
    expect(manifest.engines.node).toBe(`>=${OLDEST_NODE}`);
  });

  it.each(['20.20.2', '22.11.9', '9.99.0'])('%s is too old', (version) => {
    expect(() => requireNode(version)).toThrow(`This is Node ${version}`);
  });

  it.each(['22.12.0', '24.0.0', '26.1.0-nightly'])('%s will do', (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });
});
