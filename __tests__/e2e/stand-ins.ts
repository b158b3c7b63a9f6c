/** Stand-ins that a test starts and that close when it ends. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { type ModelServer, type Script, startModelServer } from '../fakes/model-server.ts';
import { temporaryFolder } from './bundle.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** Closes `server` when the test ends. */
export function untilTheEnd<Server extends { close(): Promise<void> }>(server: Server): Server {
  open.push(server);
  return server;
}

export async function models(script: Script): Promise<ModelServer> {
  return untilTheEnd(await startModelServer(script));
}

/** A file of its own folder, with its path. */
export function file(name: string, content: string | Uint8Array): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}
