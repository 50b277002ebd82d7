import * as z from 'zod';
import { idSchema, rowParams } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { base64Of, wrappedKeySchema } from './contract/base64.ts';
import { PASSPHRASE_COST, RECORD_LENGTH, VAULT_PASSKEYS, VAULT_STATES } from './contract/limits.ts';
import * as texts from './texts.ts';

export * from './contract/approvals.ts';
export * from './contract/codes.ts';
export * from './contract/limits.ts';

/** Names a vault's key without telling anything of it: 8 bytes, in hexadecimal digits. */
export const keyIdSchema = z.string().regex(/^[0-9a-f]{16}$/);

/** JSON of what is true of the vault, kept and answered as that very text: only the vault's key can tell that it is. */
const recordSchema = z.string().min(2).max(RECORD_LENGTH);
/** Under the vault's key, over `record`. */
const macSchema = base64Of(32);

const cost = ({ least, most }: { least: number; most: number }) => z.number().int().min(least).max(most);

const wrapped = wrappedKeySchema;

/** The order of the properties is part of what the wrapping authenticates. */
const wrappings = {
  passphrase: {
    kind: z.literal('passphrase'),
    params: z.strictObject({
      salt: base64Of(16),
      memory: cost(PASSPHRASE_COST.memory),
      passes: cost(PASSPHRASE_COST.passes),
    }),
    wrapped,
  },
  recovery: { kind: z.literal('recovery'), params: z.strictObject({}), wrapped },
  passkey: {
    kind: z.literal('passkey'),
    params: z.strictObject({
      credential: z
        .string()
        .max(1400)
        .regex(/^[A-Za-z0-9_-]+$/),
      salt: base64Of(32),
    }),
    wrapped,
  },
};

const eachWrapping = <const Beside extends z.ZodRawShape>(beside: Beside) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ ...beside, ...wrappings.passphrase }),
    z.strictObject({ ...beside, ...wrappings.recovery }),
    z.strictObject({ ...beside, ...wrappings.passkey }),
  ]);

/** The vault's key, wrapped under what opens it. */
const newWrappingSchema = eachWrapping({ id: idSchema });
export type NewWrapping = z.output<typeof newWrappingSchema>;
const wrappingSchema = eachWrapping({ id: idSchema, created_at: z.string() });
export type Wrapping = z.output<typeof wrappingSchema>;

const ofKind = (given: readonly NewWrapping[], kind: NewWrapping['kind']) =>
  given.filter((wrapping) => wrapping.kind === kind).length;

/** All that open a vault at first. */
const newWrappingsSchema = z
  .array(newWrappingSchema)
  .max(VAULT_PASSKEYS + 2)
  .refine(
    (given) => ofKind(given, 'passphrase') === 1 && ofKind(given, 'recovery') === 1,
    texts.wrappingsMissing,
  )
  .refine((given) => new Set(given.map(({ id }) => id)).size === given.length, texts.wrappingIdsRepeat);

/** A vault as every device of the person keeps it. */
export const vaultSchema = z.object({
  state: z.enum(VAULT_STATES),
  record: z.string(),
  mac: z.string(),
  key_id: z.string(),
});
export type Vault = z.output<typeof vaultSchema>;

export const readVault = defineRoute({
  method: 'get',
  path: '/api/vault',
  tag: 'vault',
  summary:
    'The private vault, and what opens it. `state` is off and the rest null where there never was one.',
  answer: z.object({
    state: z.enum(VAULT_STATES),
    record: z.string().nullable(),
    mac: z.string().nullable(),
    key_id: z.string().nullable(),
    wrappings: z.array(wrappingSchema),
  }),
});

const told = { record: recordSchema, mac: macSchema, key_id: keyIdSchema };

export const turnVaultOn = defineRoute({
  method: 'post',
  path: '/api/vault/turn-on',
  tag: 'vault',
  summary:
    'Begins to turn the private vault on: from now on texts may be sealed under its key. 403 `proof_needed` without a ' +
    'fresh proof; 409 `vault_exists` while there is one.',
  body: z.strictObject({ ...told, wrappings: newWrappingsSchema }),
});

export const turnVaultOff = defineRoute({
  method: 'post',
  path: '/api/vault/turn-off',
  tag: 'vault',
  summary:
    'Begins to turn the private vault off. 403 `proof_needed`; 409 `vault_changed` with another key, `vault_busy` ' +
    'while its key is changed.',
  body: z.strictObject(told),
});

const inPlaceOfAnother = z
  .strictObject({ ...told, former_key_id: keyIdSchema, wrappings: newWrappingsSchema })
  .refine(({ key_id, former_key_id }) => key_id !== former_key_id, texts.sameKey);

export const changeVaultKey = defineRoute({
  method: 'post',
  path: '/api/vault/change-key',
  tag: 'vault',
  summary:
    'Begins to replace the key of the private vault, and all that opens it. 403 `proof_needed`; 409 `vault_changed` ' +
    'with another former key, `vault_busy` unless the vault is on.',
  body: inPlaceOfAnother,
});

export const startVaultOver = defineRoute({
  method: 'post',
  path: '/api/vault/start-over',
  tag: 'vault',
  summary:
    'Puts an empty private vault in the place of one that nothing opens any more. Every text under its key is deleted; ' +
    'points, streaks and everything else stay. 403 `proof_needed`; 409 `vault_changed` with another former key.',
  body: inPlaceOfAnother,
});

export const finishVault = defineRoute({
  method: 'post',
  path: '/api/vault/finish',
  tag: 'vault',
  summary:
    'Ends what was begun once every text is sealed as the vault demands: else 409 `vault_unfinished`. 409 ' +
    '`vault_changed` with another key.',
  body: z.strictObject(told),
});

export const storeWrapping = defineRoute({
  method: 'put',
  path: '/api/vault/wrappings/{id}',
  tag: 'vault',
  summary:
    'Stores what opens the private vault. A passphrase or recovery key replaces the former one. 403 `proof_needed`; ' +
    '409 `vault_changed` with another key, `wrappings_full`.',
  params: rowParams,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ ...wrappings.passphrase, key_id: keyIdSchema }),
    z.strictObject({ ...wrappings.recovery, key_id: keyIdSchema }),
    z.strictObject({ ...wrappings.passkey, key_id: keyIdSchema }),
  ]),
});

export const removeWrapping = defineRoute({
  method: 'delete',
  path: '/api/vault/wrappings/{id}',
  tag: 'vault',
  summary:
    'Removes a passkey from what opens the private vault. 409 `wrapping_needed` for the passphrase and the recovery key.',
  params: rowParams,
});
