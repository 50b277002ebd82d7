import { parseMasterKey } from '../master-secrets.ts';
import { isWeakSecret } from '../weak-secret.ts';
import { isOutwardAddress } from '../webhook-address.ts';
import type { Settings } from './settings.ts';

const WEAK = 'is too regular to be safe: production refuses zeros, repetitions and sequences';

/** What may not be in production, in one line each. */
export function refusedInProduction(set: Settings): string[] {
  const { AUTH_SECRET, ENTRY_MASTER_KEY, WEBHOOK_SECRET } = set;
  const masterKey = parseMasterKey(ENTRY_MASTER_KEY ?? '');
  return [
    ...missingInProduction(set),
    ...(AUTH_SECRET && isWeakSecret(Buffer.from(AUTH_SECRET))
      ? [`AUTH_SECRET ${WEAK} (openssl rand -base64 48).`]
      : []),
    ...(masterKey && isWeakSecret(masterKey) ? [`ENTRY_MASTER_KEY ${WEAK} (openssl rand -base64 32).`] : []),
    ...(WEBHOOK_SECRET && isWeakSecret(Buffer.from(WEBHOOK_SECRET))
      ? [`WEBHOOK_SECRET ${WEAK} (openssl rand -base64 48).`]
      : []),
    ...refusedWebhooks(set),
  ];
}

/** Addresses that the server sends to: public ones, and signed with a secret that only their operator knows. */
function refusedWebhooks(settings: Settings): string[] {
  const { REMINDER_WEBHOOK_URL, CRM_WEBHOOK_URL, SMS_WEBHOOK_URL, WEBHOOK_SECRET } = settings;
  const named = { REMINDER_WEBHOOK_URL, CRM_WEBHOOK_URL, SMS_WEBHOOK_URL };
  const set = Object.entries(named).filter(([, address]) => address);
  const inward = set.filter(([, address]) => address && !isOutwardAddress(address));
  return [
    ...inward.map(
      ([name]) =>
        `${name} must be a public https:// address in production, without a user, a password, or a host in this network.`,
    ),
    ...(set.length > 0 && !WEBHOOK_SECRET
      ? [
          `WEBHOOK_SECRET must be set in production where ${set.map(([name]) => name).join(' or ')} is (openssl rand -base64 48).`,
        ]
      : []),
  ];
}

function missingInProduction({ AUTH_SECRET, ENTRY_MASTER_KEY, AUTH_RATE_LIMIT }: Settings): string[] {
  return [
    ...(AUTH_SECRET ? [] : ['AUTH_SECRET must be set in production (openssl rand -base64 48).']),
    ...(ENTRY_MASTER_KEY ? [] : ['ENTRY_MASTER_KEY must be set in production (openssl rand -base64 32).']),
    ...(AUTH_RATE_LIMIT ? [] : ['AUTH_RATE_LIMIT must not be off in production.']),
  ];
}
