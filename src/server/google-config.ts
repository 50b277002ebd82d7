/**
 * Whose tasks people sync with: Google's; outside of production without a client id a stand-in's; in production without
 * one nobody's.
 */
export type GoogleConfig =
  | ({ kind: 'google'; clientId: string } & GoogleAddresses)
  | { kind: 'stand-in' }
  | { kind: 'none' };

interface GoogleAddresses {
  /** Where a person is asked for consent. */
  consentUrl: string;
  /** Where the API is. */
  apiUrl: string;
}

interface GoogleSettings {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CONSENT_URL: string;
  GOOGLE_TASKS_URL: string;
}

/** What the settings say of Google. */
export function googleConfig(set: GoogleSettings, production: boolean): GoogleConfig {
  const { GOOGLE_CLIENT_ID, GOOGLE_CONSENT_URL, GOOGLE_TASKS_URL } = set;
  if (!GOOGLE_CLIENT_ID) return { kind: production ? 'none' : 'stand-in' };
  return {
    kind: 'google',
    clientId: GOOGLE_CLIENT_ID,
    consentUrl: GOOGLE_CONSENT_URL,
    apiUrl: GOOGLE_TASKS_URL,
  };
}

/** Where the stand-in for Google is, on this server. */
export const GOOGLE_STAND_IN = '/dev/google';

interface GoogleConfigSource {
  google: GoogleConfig;
  /** This server's. */
  appUrl: string;
  port: number;
}

/** By what name Google knows the operator, and where it is; undefined where nobody can sync. */
export function googleAt({
  google,
  appUrl,
  port,
}: GoogleConfigSource): ({ clientId: string } & GoogleAddresses) | undefined {
  if (google.kind === 'google') return google;
  if (google.kind === 'none') return undefined;
  return {
    clientId: 'stand-in',
    consentUrl: `${appUrl}${GOOGLE_STAND_IN}/consent`,
    apiUrl: `http://localhost:${port}${GOOGLE_STAND_IN}/`,
  };
}
