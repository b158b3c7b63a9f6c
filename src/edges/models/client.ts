/** One client for every adapter. */
import type { ModelClient } from '../../agents/model-client.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Endpoints } from '../../settings/environment.ts';
import { createCommandClient } from './command-client.ts';
import { createVendorClient } from './vendor-client.ts';

export function createModelClient(
  endpoints: Endpoints,
  environment: NodeJS.ProcessEnv,
  clock: Clock,
): ModelClient {
  const vendors = createVendorClient(endpoints, clock);
  const commands = createCommandClient(environment);
  return { call: (call) => (call.adapter === 'command' ? commands : vendors).call(call) };
}
