/* The salts of people's entry keys. They lie wrapped under the master key, each bound to its person's id. */
import { randomBytes } from 'node:crypto';
import { AppError } from '../kernel/errors.ts';
import type { Bytes } from '../kernel/seal/bytes.ts';
import { deriveEntryKey, SALT_BYTES } from '../kernel/seal.ts';
import type { Actor } from './database.ts';
import type { MasterKeys } from './master-keys.ts';
import { texts } from './spoken-texts.ts';
import { statement } from './statement.ts';

const keepSalt = statement<{ wrapped: string }>('entry-salt').sql(
  'select app_entry_salt(:wrapped, :now) as wrapped',
);

const openVault = statement<{ state: string }>('entry-vault').sql(
  "select state from vaults where user_id = :userId and state <> 'off'",
);

/** Gives a person's salt to that person's live session, and the derived key to the functions that must read. */
export class EntryKeys {
  readonly #masterKeys: MasterKeys;

  constructor(masterKeys: MasterKeys) {
    this.#masterKeys = masterKeys;
  }

  /**
   * The person's salt; made at the first call, and the same ever after, also when first calls race. Nothing may
   * follow it in the actor's transaction.
   *
   * @throws UnknownMasterKey when it is under a master key that this server does not have
   */
  async saltOf(actor: Actor): Promise<Bytes> {
    return this.#opened(actor.userId, await actor.finish(this.#keeping(actor)));
  }

  /**
   * The person's entry key, for the functions that must read text: downloads and what is made from entries. Others of
   * their statements may follow.
   *
   * @throws AppError 409 for a person with a private vault, whose texts nothing here can open
   */
  async keyOf(actor: Actor): Promise<CryptoKey> {
    const { userId } = actor;
    const { vault, kept } = await actor.run({ vault: openVault({ userId }), kept: this.#keeping(actor) });
    if (vault.length > 0) throw new AppError(409, 'vault_closed', texts.vaultClosed);
    return deriveEntryKey(userId, this.#opened(userId, kept));
  }

  #keeping({ userId, now }: Actor) {
    const wrapped = this.#masterKeys.wrap(userId, randomBytes(SALT_BYTES));
    return keepSalt({ wrapped, now: now.toISOString() });
  }

  #opened(userId: string, [kept]: { wrapped: string }[]): Bytes {
    if (!kept) throw new Error('the entry key could neither be made nor found');
    return this.#masterKeys.open(userId, kept.wrapped);
  }
}
