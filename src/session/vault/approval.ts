/*
 * One device of the person's lets another one into the vault (kernel/vault/approval.ts). The requester is the device on
 * which the vault is closed, the approver the one on which it is open. The server between them is believed in nothing:
 * what each device has seen first counts, and both ask the person for the code that the other one shows.
 */
import { ApiError } from '../../api/http.ts';
import { newId } from '../../kernel/ids.ts';
import type { Bytes } from '../../kernel/seal/bytes.ts';
import {
  type Agreement,
  APPROVAL_MINUTES,
  carrierOf,
  codeFrom,
  commitmentTo,
  confirmationFrom,
  newPair,
  publicKeyOf,
  transcriptOf,
  unwrapFromApprover,
  wrapForRequester,
} from '../../kernel/vault/approval.ts';
import { keyIdFrom } from '../../kernel/vault/vault-key.ts';
import { call } from '../call.ts';
import { currentSession } from '../state.ts';
import { openVault, vaultKeyHere, WrongVault } from './open-vault.ts';
import { waysToOpen } from './unlock.ts';

/**
 * Why a request came to its end: it was ended elsewhere or another took its place, it lasted too long, another device
 * answers it, the code was another, or the keys are not those of the two devices.
 */
export type EndOfApproval = 'gone' | 'expired' | 'taken' | 'wrong-code' | 'wrong-key';

/** The request has ended, and the vault's key was not handed over. */
export class ApprovalEnded extends Error {
  override readonly name = 'ApprovalEnded';
  readonly why: EndOfApproval;

  constructor(why: EndOfApproval) {
    super(why);
    this.why = why;
  }
}

const ENDS: Record<number, EndOfApproval> = { 404: 'gone', 409: 'taken', 410: 'expired' };

/** What the server answers of a request; that it has ended, in our own words. */
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const why = error instanceof ApiError ? ENDS[error.status] : undefined;
    throw why ? new ApprovalEnded(why) : error;
  }
}

const person = (): string => currentSession().user?.id ?? '';
const read = (id: string) => asked(call('GET /api/vault/approvals/{id}', { params: { id } }));

/** Ends it for the other device too. Without a connection it ends there by itself. */
const endThere = (id: string): Promise<void> =>
  call('DELETE /api/vault/approvals/{id}', { params: { id } }).then(
    () => undefined,
    () => undefined,
  );

let known: Promise<boolean> | undefined;

/** Whether this browser can take part: older ones have no X25519. */
export function canApprove(): Promise<boolean> {
  known ??= newPair().then(
    () => true,
    () => false,
  );
  return known;
}

/** How far a request has come, as the device that asks sees it. */
export interface RequestProgress {
  /** What the person is to type on the other device, once that one has answered. */
  code?: string;
  /** The other device says that it was the right code, and shows one itself. */
  isAccepted: boolean;
}

/** What this device has asked for. Its secret is in memory alone: a page that is left begins anew. */
export interface ApprovalRequest {
  /** Looks how far it has come, and does what is next. @throws ApprovalEnded; ApiError */
  check(): Promise<RequestProgress>;
  /**
   * Opens the vault if the code is the one that the other device shows. @throws ApprovalEnded; WrongVault; ApiError; the
   * browser's error where nothing can be stored
   */
  open(code: string): Promise<'opened' | 'wrong'>;
  cancel(): Promise<void>;
}

class Requester implements ApprovalRequest {
  readonly #id: string;
  readonly #vault: string;
  readonly #pair: CryptoKeyPair;
  readonly #key: string;
  readonly #endsAt = performance.now() + APPROVAL_MINUTES * 60_000;
  #agreed: { agreement: Agreement; transcript: Bytes } | undefined;
  #wrapped: string | undefined;

  /** @param vault the id of the vault key, as the server named it before it has seen this device's key */
  constructor(id: string, vault: string, pair: CryptoKeyPair, key: string) {
    this.#id = id;
    this.#vault = vault;
    this.#pair = pair;
    this.#key = key;
  }

  async check(): Promise<RequestProgress> {
    // Without a connection nobody else says so.
    if (performance.now() >= this.#endsAt) throw new ApprovalEnded('expired');
    const { offered_key, revealed_key, wrapped_key } = await read(this.#id);
    if (!this.#agreed && offered_key) this.#agreed = await this.#agreeOn(offered_key);
    if (!this.#agreed) return { isAccepted: false };
    // Not before: whoever knew this key could choose the other one by the code.
    if (!revealed_key) {
      const sending = { params: { id: this.#id }, body: { key: this.#key } };
      await asked(call('PUT /api/vault/approvals/{id}/revealed-key', sending));
    }
    this.#wrapped ??= wrapped_key ?? undefined;
    return { code: codeFrom(this.#agreed.transcript), isAccepted: this.#wrapped !== undefined };
  }

  /** The other device's key counts as it was seen first. */
  async #agreeOn(approverKey: string): Promise<{ agreement: Agreement; transcript: Bytes }> {
    const name = { person: person(), id: this.#id };
    const agreement = { ...name, requesterKey: this.#key, approverKey, vault: this.#vault };
    return { agreement, transcript: await transcriptOf(agreement) };
  }

  async open(code: string): Promise<'opened' | 'wrong'> {
    if (!this.#agreed || !this.#wrapped) return 'wrong';
    const { agreement, transcript } = this.#agreed;
    if (code !== confirmationFrom(transcript)) return 'wrong';
    const vaultKey = await this.#unwrapped(this.#wrapped, agreement, transcript);
    // The record may have changed since, but not the key that it is of.
    const ways = await waysToOpen();
    if (ways?.id !== this.#vault) throw new WrongVault();
    await openVault(vaultKey, ways);
    await endThere(this.#id);
    return 'opened';
  }

  async #unwrapped(wrapped: string, agreement: Agreement, transcript: Bytes): Promise<Bytes> {
    try {
      const carrier = await carrierOf(this.#pair.privateKey, agreement.approverKey, transcript);
      return await unwrapFromApprover(carrier, wrapped, agreement);
    } catch {
      await endThere(this.#id);
      throw new ApprovalEnded('wrong-key');
    }
  }

  cancel(): Promise<void> {
    return endThere(this.#id);
  }
}

/** Asks the person's other devices to open the vault here. @throws WrongVault where the server knows of none; ApiError */
export async function requestApproval(): Promise<ApprovalRequest> {
  const ways = await waysToOpen();
  if (!ways) throw new WrongVault();
  const [id, pair] = [newId(), await newPair()];
  const key = await publicKeyOf(pair);
  const commitment = await commitmentTo({ person: person(), id }, key);
  await call('POST /api/vault/approvals', { body: { id, commitment } });
  return new Requester(id, ways.id, pair, key);
}

/** A request of another device, as the server tells of it. */
export interface WaitingRequest {
  id: string;
  commitment: string;
  user_agent: string | null;
  created_at: string;
}

/** What asks to be let in; undefined while nothing does. @throws ApiError */
export async function waitingRequest(): Promise<WaitingRequest | undefined> {
  return (await call('GET /api/vault/approvals')).approvals[0];
}

/** The answer of this device, on which the vault is open, to one request. */
export interface ApprovalAnswer {
  /** Says that this device answers. Answers whether the other one shows its code. @throws ApprovalEnded; ApiError */
  check(): Promise<boolean>;
  /**
   * Hands the vault's key over if the code is the one that the other device shows; with any other the request ends.
   * Answers the code that the person is to type there. @throws ApprovalEnded; WrongVault; ApiError
   */
  approve(code: string): Promise<string>;
  cancel(): Promise<void>;
}

class Approver implements ApprovalAnswer {
  readonly #request: WaitingRequest;
  readonly #vault: string;
  readonly #pair: CryptoKeyPair;
  readonly #key: string;
  #isOffered = false;
  #ended: EndOfApproval | undefined;
  #agreement: Agreement | undefined;
  /** Kept, so that it is the same when it is sent again. */
  #wrapped: string | undefined;

  constructor(request: WaitingRequest, vault: string, pair: CryptoKeyPair, key: string) {
    this.#request = request;
    this.#vault = vault;
    this.#pair = pair;
    this.#key = key;
  }

  async check(): Promise<boolean> {
    try {
      return await this.#look();
    } catch (error) {
      // Of a request that this device has just ended the server knows no more than that it is gone.
      throw this.#ended ? new ApprovalEnded(this.#ended) : error;
    }
  }

  async #look(): Promise<boolean> {
    const { id, commitment } = this.#request;
    if (!this.#isOffered) {
      await asked(
        call('PUT /api/vault/approvals/{id}/offered-key', { params: { id }, body: { key: this.#key } }),
      );
      this.#isOffered = true;
    }
    const { revealed_key: requesterKey } = await read(id);
    if (!requesterKey) return false;
    const name = { person: person(), id };
    if ((await commitmentTo(name, requesterKey)) !== commitment) return this.#end('wrong-key');
    this.#agreement ??= { ...name, requesterKey, approverKey: this.#key, vault: this.#vault };
    return true;
  }

  async approve(code: string): Promise<string> {
    if (this.#ended || !this.#agreement) throw new ApprovalEnded(this.#ended ?? 'gone');
    const transcript = await transcriptOf(this.#agreement);
    if (code !== codeFrom(transcript)) return this.#end('wrong-code');
    this.#wrapped ??= await this.#wrap(this.#agreement, transcript);
    const sending = { params: { id: this.#request.id }, body: { key: this.#wrapped } };
    await asked(call('PUT /api/vault/approvals/{id}/wrapped-key', sending));
    return confirmationFrom(transcript);
  }

  async #wrap(agreement: Agreement, transcript: Bytes): Promise<string> {
    const vaultKey = await vaultKeyHere();
    // It may have been changed meanwhile, and the codes are of the former one.
    if ((await keyIdFrom(vaultKey)) !== agreement.vault) return this.#end('gone');
    try {
      const carrier = await carrierOf(this.#pair.privateKey, agreement.requesterKey, transcript);
      return await wrapForRequester(carrier, vaultKey, agreement);
    } catch {
      return this.#end('wrong-key');
    }
  }

  async #end(why: EndOfApproval): Promise<never> {
    this.#ended = why;
    await endThere(this.#request.id);
    throw new ApprovalEnded(why);
  }

  cancel(): Promise<void> {
    this.#ended = 'gone';
    return endThere(this.#request.id);
  }
}

/** Begins to answer a request. @throws WrongVault where the vault is closed here */
export async function answerRequest(request: WaitingRequest): Promise<ApprovalAnswer> {
  const pair = await newPair();
  const vault = await keyIdFrom(await vaultKeyHere());
  return new Approver(request, vault, pair, await publicKeyOf(pair));
}

/** What was typed, if it can be a code: six digits, with spaces between them or not. */
export function readCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** A code as it is shown: in two groups. */
export const groupsOf = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
