import { forbidden } from '../../kernel/errors.ts';
import { AfterCommit, type Api } from '../../server/api.ts';
import { googleAt } from '../../server/google-config.ts';
import { syncGoogleTasks } from './contract.ts';
import { notSetUp } from './server/refusals.ts';
import { runSync } from './server/run.ts';

/** Registers the sync with Google Tasks, and outside of production without a client id the stand-in for Google. */
export function registerGoogleTasks(api: Api): void {
  const google = googleAt(api.services.config);
  api.serve(syncGoogleTasks, async (actor, { body, services }) => {
    const { userId } = actor;
    if (body.userId !== userId) throw forbidden();
    const key = await services.entryKeys.keyOf(actor);
    // Google is asked when the request's transaction is over: a run takes longer than one may stay open.
    return new AfterCommit(async () => {
      if (!google) throw notSetUp();
      return runSync(services, { userId, key, accessToken: body.accessToken, apiUrl: google.apiUrl });
    });
  });
  api.services.googleStandIn?.register(api);
}
