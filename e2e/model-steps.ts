import { type ModelEndpoint, startModelEndpoint } from '../test/harness/model-endpoint.ts';
import { KillableServer } from './kill-steps.ts';
import { test } from './support.ts';

interface WithModel {
  endpoint: ModelEndpoint;
  server: KillableServer;
}

/**
 * Gives a file's journeys a server of its own whose language model answers as they say. To be called at the top of the
 * file; what it answers with is there once the first journey runs.
 */
export function withModel(): WithModel {
  const own: Partial<WithModel> = {};
  test.describe.configure({ mode: 'serial' });
  test.slow();
  test.beforeAll(async () => {
    own.endpoint = await startModelEndpoint();
    own.server = await KillableServer.start({
      AI_BASE_URL: own.endpoint.url,
      AI_API_KEY: 'key-of-the-operator',
      AI_MODEL: 'stand-in',
    });
  });
  test.afterAll(async () => {
    await own.server?.stop();
    await own.endpoint?.close();
  });
  return own as WithModel;
}
