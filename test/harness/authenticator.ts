import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from '../../src/features/auth/contract.ts';

/* An authenticator in software, for tests of the server: honest unless it is told otherwise. */

/** What an answer says that an honest one would not. */
interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  userHandle?: string;
  /** Whether the owner was verified by PIN, finger or face. */
  verified?: boolean;
  counter?: number;
  /** A certificate that comes with a new passkey. */
  certificate?: Uint8Array;
}

type Cbor = number | string | Uint8Array | Cbor[] | Map<number | string, Cbor>;

/** The head of a value: its kind, and a length or number below 2^32. */
function head(kind: number, value: number): Buffer {
  const first = kind << 5;
  if (value < 24) return Buffer.from([first | value]);
  if (value < 0x100) return Buffer.from([first | 24, value]);
  if (value < 0x10000) return Buffer.from([first | 25, value >> 8, value & 0xff]);
  const wide = Buffer.alloc(5);
  wide[0] = first | 26;
  wide.writeUInt32BE(value, 1);
  return wide;
}

/** As much of CBOR as WebAuthn needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const pairs = [...value].flatMap(([key, of]) => [cbor(key), cbor(of)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** ECDSA on P-256 with SHA-256. */
const ES256 = -7;

function publicKeyIn(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = [x, y].map((part) => Buffer.from(part, 'base64url'));
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, point[0] ?? ''],
      [-3, point[1] ?? ''],
    ]),
  );
}

/** One passkey, on a device of its own. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  readonly #id = randomBytes(32);
  #userHandle = '';
  /** How often it has signed; stays 0 on one that does not count. */
  counter: number;

  constructor(origin: string, { counts = false }: { counts?: boolean } = {}) {
    this.#origin = origin;
    this.counter = counts ? 1 : 0;
  }

  get id(): string {
    return base64url(this.#id);
  }

  /** Makes its passkey. */
  create(
    options: { challenge: string; rp: { id: string }; user: { id: string } },
    { prf, ...lies }: Lies & { prf?: unknown } = {},
  ): Attestation {
    this.#userHandle = options.user.id;
    const lengthOfId = Buffer.from([0, this.#id.length]);
    const authData = Buffer.concat([
      this.#authData(lies.rpId ?? options.rp.id, lies, HAS_CREDENTIAL),
      Buffer.alloc(16),
      lengthOfId,
      this.#id,
      publicKeyIn(this.#keys.publicKey),
    ]);
    const clientData = this.#clientData('webauthn.create', options.challenge, lies);
    const object = new Map<string, Cbor>([
      ['fmt', lies.certificate ? 'packed' : 'none'],
      ['attStmt', lies.certificate ? this.#statement(lies.certificate, authData, clientData) : new Map()],
      ['authData', authData],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(clientData),
        attestationObject: base64url(cbor(object)),
        transports: ['internal'],
      },
      clientExtensionResults: prf === undefined ? {} : { prf: prf as { enabled?: boolean } },
    };
  }

  /** Signs a challenge with its passkey. */
  get(options: { challenge: string; rpId: string }, lies: Lies = {}): Assertion {
    if (this.counter > 0) this.counter += 1;
    const authData = this.#authData(lies.rpId ?? options.rpId, lies);
    const clientData = this.#clientData('webauthn.get', options.challenge, lies);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(this.#sign(authData, clientData)),
        userHandle: lies.userHandle ?? this.#userHandle,
      },
    };
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  #authData(rpId: string, { verified = true, counter = this.counter }: Lies, more = 0): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const flags = PRESENT | (verified ? VERIFIED : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted]);
  }

  #clientData(type: string, challenge: string, lies: Lies): Buffer {
    const said = {
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? this.#origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(said));
  }

  #statement(certificate: Uint8Array, authData: Buffer, clientData: Buffer): Cbor {
    return new Map<string, Cbor>([
      ['alg', ES256],
      ['sig', this.#sign(authData, clientData)],
      ['x5c', [certificate]],
    ]);
  }

  #sign(authData: Buffer, clientData: Buffer): Buffer {
    return sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
  }
}
