import { z } from 'zod';
import { LIMITS, PASSKEY_LIMITS } from '../constants';
import { Id, Instant, name, named } from './common';

/** Bytes as browsers write them in JSON: base64url without padding. */
const Bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

/** The standard lets an id have 1023 bytes. */
const CredentialId = Bytes(1_364);
/** What a browser says of page and challenge; extensions of theirs may make it longer. */
const ClientData = Bytes(4_096);

/** A key that a phone, a computer or a password manager keeps, by which its owner logs in without a password. */
export const Passkey = named('Passkey', {
  id: Id,
  name: z.string(),
  /** What keeps it, e.g. `iCloud Keychain`; null where it does not say. */
  provider: z.string().nullable(),
  /** What it was made on, in words: `Chrome on Windows`. */
  device: z.string(),
  /** Whether it is kept elsewhere too, so that it outlives the device. */
  synced: z.boolean(),
  created_at: Instant,
  /** When it logged somebody in last; null for never. */
  last_used_at: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** The own passkeys, the one made first first. */
export const Passkeys = z.array(Passkey);

/** What a browser signs to log in. Nobody's in particular: which account it is, the passkey says. */
export const PasskeyRequest = named('PasskeyRequest', {
  /** In base64url; works once. */
  challenge: z.string(),
  /** The host it is for, e.g. `seduh.example`. */
  rp_id: z.string(),
  expires_at: Instant,
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** What a browser makes a passkey from. */
export const PasskeySetUp = named('PasskeySetUp', {
  ...PasskeyRequest.shape,
  /** The shop's name. */
  rp_name: z.string(),
  /** Whom it is for, in base64url; the passkey says it at a login. */
  user_id: z.string(),
  /** The account's email. */
  user_name: z.string(),
  /** What they are called. */
  user_display_name: z.string(),
  /** COSE algorithms, the one that is wanted most first. */
  algorithms: z.array(z.int()),
  /** Those there are, in base64url: what has one makes no second. */
  exclude: z.array(z.string()),
});
export type PasskeySetUp = z.infer<typeof PasskeySetUp>;

/** Shows who it is: the password and, where a second factor is on, its code; nothing within ten minutes of a login. */
export const PasskeyProofBody = z
  .strictObject({
    password: z.string().max(LIMITS.passwordMax).default(''),
    code: name(LIMITS.factorCode).optional(),
  })
  .meta({ id: 'PasskeyProofBody' });
export type PasskeyProofBody = z.infer<typeof PasskeyProofBody>;

/** A passkey that a browser just made. */
export const NewPasskeyBody = z
  .strictObject({
    id: CredentialId,
    client_data: ClientData,
    /** With the public key; no attestation is asked for. */
    attestation: Bytes(16_384),
    /** How its authenticator is reached, as the browser says. */
    transports: z.array(z.string().max(32)).max(10).default([]),
  })
  .meta({ id: 'NewPasskeyBody' });
export type NewPasskeyBody = z.input<typeof NewPasskeyBody>;

/** What a browser signed to log in. */
export const PasskeyLoginBody = z
  .strictObject({
    id: CredentialId,
    client_data: ClientData,
    authenticator_data: Bytes(4_096),
    signature: Bytes(2_048),
    /** Whose it is, as it was made. */
    user_handle: Bytes(128),
  })
  .meta({ id: 'PasskeyLoginBody' });
export type PasskeyLoginBody = z.infer<typeof PasskeyLoginBody>;

export const PasskeyNameBody = z.strictObject({ name: name(PASSKEY_LIMITS.name) }).meta({ id: 'PasskeyNameBody' });
export type PasskeyNameBody = z.infer<typeof PasskeyNameBody>;
