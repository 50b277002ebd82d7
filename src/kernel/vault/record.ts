/*
 * The record of a vault: what is true of it, authenticated under the vault key, so that no server can say otherwise.
 * It travels and is kept as the very text that was authenticated.
 */
import { fromBase64, toBase64 } from '../seal/bytes.ts';

const RECORD_VERSION = 1;

export interface VaultRecord {
  version: typeof RECORD_VERSION;
  /** The person's user id. */
  person: string;
  /** 'on': everything is written under `key`; 'off': nothing is written under any vault key any longer. */
  state: 'on' | 'off';
  /** Whether everything stored has come to be so. */
  complete: boolean;
  /** The id of the vault key. */
  key: string;
  /** Counts the records of this key, from 1. */
  revision: number;
  /** UTC ISO instant. */
  at: string;
  /** Former keys under this one, while texts are sealed under them: base64 of IV and ciphertext. */
  previous: { key: string; wrapped: string }[];
}

/** A record as it travels: JSON, and base64 of its HMAC-SHA-256. */
export interface SignedRecord {
  record: string;
  mac: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** @param key the vault's record key */
export async function signRecord(key: CryptoKey, facts: Omit<VaultRecord, 'version'>): Promise<SignedRecord> {
  const { person, state, complete, key: id, revision, at, previous } = facts;
  const whole: VaultRecord = {
    version: RECORD_VERSION,
    ...{ person, state, complete, key: id, revision, at, previous },
  };
  const record = JSON.stringify(whole);
  const mac = await crypto.subtle.sign('HMAC', key, bytesOf(record));
  return { record, mac: toBase64(new Uint8Array(mac)) };
}

/**
 * What a record says about this person that only someone with the vault key can have written; undefined for any other.
 * @param key the vault's record key
 */
export async function verifyRecord(
  key: CryptoKey,
  person: string,
  { record, mac }: SignedRecord,
): Promise<VaultRecord | undefined> {
  try {
    if (!(await crypto.subtle.verify('HMAC', key, fromBase64(mac), bytesOf(record)))) return undefined;
    const said = JSON.parse(record) as VaultRecord;
    return said.version === RECORD_VERSION && said.person === person ? said : undefined;
  } catch {
    return undefined;
  }
}

/** The last record that a device has taken for true, of whichever vault. */
export interface LastRecord {
  /** The id of the vault key. */
  id: string;
  revision: number;
  /** UTC ISO instant. */
  at: string;
}

/** Whether an authentic record says something new of the vault that the last one was of. */
export const isNewer = (given: VaultRecord, last: Pick<LastRecord, 'id' | 'revision'>): boolean =>
  given.key === last.id && given.revision > last.revision;

/**
 * Whether an authentic record is from before the last one: of the same vault by its number, of another one by its time.
 * A server may have kept it, and bring it out again.
 */
export const isOlder = (given: VaultRecord, last: LastRecord | undefined): boolean => {
  if (!last) return false;
  return given.key === last.id ? given.revision < last.revision : given.at <= last.at;
};
