import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyBody, PasskeyLoginBody, PasskeyRequest, PasskeySetUp } from '@seduh/contract';

const PRESENT = 0x01;
const VERIFIED = 0x04;
/** May be kept elsewhere, and is. */
const SYNCED = 0x08 | 0x10;
const HAS_KEY = 0x40;

/** Of iCloud Keychain. */
const AAGUID = 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd';

export interface AuthenticatorOptions {
  /** Whether it counts its uses, as security keys do. Default: it does not. */
  counts?: boolean;
  synced?: boolean;
  aaguid?: string;
}

/** What of a page, or of a browser, is another one than it should be. */
export interface Elsewhere {
  /** Whether the device has recognised its owner, by a finger or a PIN. Default: it has. */
  verified?: boolean;
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  userHandle?: string;
  signature?: string;
}

/** Where tests ask from. */
const ORIGIN = 'http://localhost';

export type TestAuthenticator = ReturnType<typeof createAuthenticator>;

/** A browser with an authenticator of its own, in software: one passkey by ES256, as WebAuthn says. */
export function createAuthenticator({ counts = false, synced = true, aaguid = AAGUID }: AuthenticatorOptions = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let userHandle = '';
  let uses = 0;

  const clientData = (type: string, challenge: string, { origin = ORIGIN }: Elsewhere) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, { verified = true }: Elsewhere, extra = 0) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(PRESENT | (verified ? VERIFIED : 0) | (synced ? SYNCED : 0) | extra);
    if (counts) uses += 1;
    head.writeUInt32BE(uses, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
  };

  return {
    /** In base64url. */
    id: id.toString('base64url'),

    /** Goes back to how often it was used before, as a copy of it would stand. */
    rewind: (to: number) => {
      uses = to;
    },

    /** Makes its passkey. */
    create(setUp: PasskeySetUp, elsewhere: Elsewhere = {}): NewPasskeyBody {
      const { rpId = setUp.rp_id, challenge = setUp.challenge, type = 'webauthn.create' } = elsewhere;
      userHandle = setUp.user_id;
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const aaguidBytes = Buffer.from(aaguid.replaceAll('-', ''), 'hex');
      const authData = Buffer.concat([authenticatorData(rpId, elsewhere, HAS_KEY), aaguidBytes, length, id, key]);
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id: id.toString('base64url'),
        client_data: clientData(type, challenge, elsewhere).toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      };
    },

    /** Signs with it. */
    get(request: PasskeyRequest, elsewhere: Elsewhere = {}): PasskeyLoginBody {
      const { rpId = request.rp_id, challenge = request.challenge, type = 'webauthn.get' } = elsewhere;
      const client = clientData(type, challenge, elsewhere);
      const authData = authenticatorData(rpId, elsewhere);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: authData.toString('base64url'),
        signature: elsewhere.signature ?? sign('sha256', signed, privateKey).toString('base64url'),
        user_handle: elsewhere.userHandle ?? userHandle,
      };
    },
  };
}

type Cbor = number | string | Buffer | Map<string, string>;

/** As much of RFC 8949 as a key and an attestation take. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  return Buffer.isBuffer(value) ? Buffer.concat([cborHead(2, value.length), value]) : cborHead(5, 0);
}

const cborMap = (entries: [Cbor, Cbor][]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat().map(cbor)]);

function cborHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
