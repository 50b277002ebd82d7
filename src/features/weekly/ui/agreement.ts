import { settings } from '../../../browser/public-settings.ts';
import { syncNow } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { call } from '../../../session/call.ts';
import { perform } from '../../../session/perform.ts';
import { ownProfile } from '../../../session/profile.ts';
import * as texts from '../texts.ts';

/** What a person has agreed to: that the language model of this host is given their words. */
export interface ModelConsent {
  host: string;
  at: string;
}

export function modelConsent(tables: Tables): ModelConsent | undefined {
  const { model_consent_at: at, model_consent_host: host } = ownProfile(tables) ?? {};
  return at && host ? { at, host } : undefined;
}

/** Whether the person has agreed to the model that the operator uses now. */
export const isModelAgreed = (tables: Tables): boolean =>
  settings.language_model !== undefined && modelConsent(tables)?.host === settings.language_model;

/** Agrees; the notebook hears of it from the server. @throws ApiError */
export async function agreeToModel(host: string): Promise<void> {
  await call('PUT /api/profile/model-consent', { body: { host } });
  syncNow();
}

/** Takes it back: at once on this device, and on the server as soon as it can be reached. */
export const takeConsentBack = (): Promise<void> =>
  perform({
    what: texts.changedConsent,
    request: async () => ({ call: 'DELETE /api/profile/model-consent' }),
    changes: [{ table: 'profiles', key: 'own', set: { model_consent_at: null, model_consent_host: null } }],
  });
