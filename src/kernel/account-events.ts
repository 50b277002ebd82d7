/** What the log of an account can tell. */
export const ACCOUNT_EVENTS = [
  'signed_up',
  'signed_in',
  'signed_in_by_link',
  'signed_in_with_passkey',
  'signed_out',
  'session_ended',
  'other_sessions_ended',
  'all_sessions_ended',
  'password_changed',
  'email_change_requested',
  'email_changed',
  'passkey_added',
  'passkey_removed',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_renewed',
  'recovery_code_used',
  'vault_device_let_in',
  'vault_passkey_removed',
  'archive_exported',
  'plan_begun',
  'plan_changed',
  'plan_ended',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

/** How long an event is kept. */
export const ACCOUNT_EVENT_DAYS = 90;
