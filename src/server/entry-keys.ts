/* The salts of people's entry keys. They lie wrapped under the master key, each bound to its person's id. */
import { randomBytes } from 'node:crypto';
import type { Bytes } from '../kernel/seal/bytes.ts';
import { deriveEntryKey, SALT_BYTES } from '../kernel/seal.ts';
import type { Actor } from './database.ts';
import type { MasterKeys } from './master-keys.ts';
import { statement } from './statement.ts';

const keepSalt = statement<{ wrapped: string }>('entry-salt').sql(
  'select app_entry_salt(:wrapped, :now) as wrapped',
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
  async saltOf({ userId, now, finish }: Actor): Promise<Bytes> {
    const wrapped = this.#masterKeys.wrap(userId, randomBytes(SALT_BYTES));
    const [kept] = await finish(keepSalt({ wrapped, now: now.toISOString() }));
    if (!kept) throw new Error('the entry key could neither be made nor found');
    return this.#masterKeys.open(userId, kept.wrapped);
  }

  /** The person's entry key, for the functions that must read text: downloads and what is made from entries. */
  async keyOf(actor: Actor): Promise<CryptoKey> {
    return deriveEntryKey(actor.userId, await this.saltOf(actor));
  }
}
