import { z } from 'zod';
import { BUNDLES, CALLED_BY, GENDERS, LIMITS, LOCALES, MESSAGES, PERMISSIONS, ROLES } from '../constants';
import { cleared, flag, Id, Instant, jsonText, named, postcode, storable, text } from './common';
import { Allergen, Allergens } from './options';

export const Role = z.enum(ROLES).meta({ id: 'Role' });
export type Role = z.infer<typeof Role>;

const Language = z.enum(LOCALES);

const required = (schema: z.ZodString) => schema.min(1, MESSAGES.required);
export const Email = required(z.string().trim())
  .max(LIMITS.email, 'This email is too long')
  .pipe(z.email('This is not an email address'));

/** 7 to 15 digits, spaced as people write them: `+62 821-6250-9050`, `(0821) 6250-9050`. */
const PHONE = /^(?=.*[1-9])[+(]{0,2}(?:\d[ ()-]*){7,15}$/;

/** Stands for whatever is not text: nobody's email, and nobody's password. */
const NOBODY = '\0';
const credential = (schema: z.ZodString) =>
  z.preprocess(
    (given) => (typeof given === 'string' || given === undefined || given === null ? given : NOBODY),
    required(schema),
  );

/** Login says nothing about the rules of email and password: whatever cannot be one is simply the wrong one. */
export const LoginBody = named('LoginBody', {
  email: credential(z.string().trim()),
  password: credential(z.string()),
  /** Of staff who have a second factor: a code of their authenticator app, or a recovery code. */
  code: z.preprocess(
    (given) => (typeof given === 'string' ? given.trim() || undefined : given === undefined ? given : NOBODY),
    z.string().optional(),
  ),
});
export type LoginBody = z.infer<typeof LoginBody>;

/** Who is logged in, as a login answers it. */
export const LoginPayload = z.object({
  id: Id,
  email: z.string(),
  role: Role,
  image: z.string().nullable(),
  /** What they may do as staff; empty for customers, and for staff who have a second factor to set up first. */
  permissions: z.array(z.enum(PERMISSIONS)),
});
export const LoginData = named('Login', { token: z.string(), payload: LoginPayload });
export type LoginData = z.infer<typeof LoginData>;

/** A password as it is chosen. Whether it is a common one is for the server to say. */
export const NewPassword = required(z.string())
  .refine((password) => password.trim() !== '', MESSAGES.required)
  .min(LIMITS.passwordMin, `At least ${LIMITS.passwordMin} characters`)
  .max(LIMITS.passwordMax, `At most ${LIMITS.passwordMax} characters`)
  .refine(storable, 'This cannot be read as text');
const Phone = required(z.string().trim()).regex(PHONE, 'This is not a phone number');

export const RegisterBody = named('RegisterBody', { email: Email, password: NewPassword, phone: Phone });
export type RegisterBody = z.infer<typeof RegisterBody>;

export const RegisterData = z.object({ id: Id, email: z.string() });
export type RegisterData = z.infer<typeof RegisterData>;

/**
 * `data` of PROOF_REQUIRED: the header `x-proof-of-work` has to carry `challenge:nonce` with a number whose SHA-256
 * begins with so many zero bits. Pages do it by themselves.
 */
export const ProofAsked = named('ProofAsked', { challenge: z.string(), bits: z.int().positive() });
export type ProofAsked = z.infer<typeof ProofAsked>;

/** Where the link to a new password is mailed. */
export const ForgotPasswordBody = z.strictObject({ email: Email }).meta({ id: 'ForgotPasswordBody' });
export type ForgotPasswordBody = z.infer<typeof ForgotPasswordBody>;

/** A new password with the token of the mailed link. */
export const ResetPasswordBody = z
  .strictObject({
    token: required(z.string()).max(128),
    newPassword: NewPassword,
    confirmPassword: required(z.string()),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: MESSAGES.passwordsDiffer,
  })
  .meta({ id: 'ResetPasswordBody' });
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;

/** A new password by one who knows the old one; an account without one has nothing to name. */
export const PasswordBody = z
  .strictObject({ old_password: z.string().default(''), new_password: NewPassword })
  .meta({ id: 'PasswordBody' });
export type PasswordBody = z.infer<typeof PasswordBody>;

/** Closing the own account; the password, where the login is older than ten minutes. */
export const CloseAccountBody = z.strictObject({ password: z.string().default('') }).meta({ id: 'CloseAccountBody' });

/** Changes of the own profile: only the fields that changed. The image travels beside them, as the file `image`. */
export const ProfileBody = z
  .strictObject({
    /** Counts once it is confirmed by the link that is mailed there; until then it is the profile's `pending_email`. */
    email: Email.optional(),
    /** The account's password, where the email changes and the login is older than ten minutes. */
    password: z.string().optional(),
    phone: Phone.optional(),
    address: cleared(text(LIMITS.address)).optional(),
    postcode: cleared(postcode).optional(),
    display_name: cleared(text(LIMITS.displayName)).optional(),
    first_name: cleared(text(LIMITS.personName)).optional(),
    last_name: cleared(text(LIMITS.personName)).optional(),
    /** YYYY-MM-DD, not in the future by the server's clock. */
    birthday: cleared(
      z.iso.date('This is not a day').refine((day) => day >= '1900-01-01' && day < '2100-01-01', 'This is not a day'),
    ).optional(),
    gender: cleared(z.enum(GENDERS)).optional(),
    language: Language.optional(),
    /** All of them, as JSON: `["milk","nuts"]`; an empty list takes them away. */
    avoids: jsonText(Allergens, 'Allergens as a list of their names').optional(),
    called_by: z.enum(CALLED_BY).optional(),
    remove_image: flag.optional(),
  })
  .meta({ id: 'ProfileBody' });
export type ProfileBody = z.input<typeof ProfileBody>;
export type ProfileChanges = z.output<typeof ProfileBody>;

export const Profile = named('Profile', {
  id: Id,
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** Of the address. Left out by a version before. */
  postcode: z.string().nullable().optional(),
  display_name: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  /** YYYY-MM-DD */
  birthday: z.iso.date().nullable(),
  gender: z.enum(GENDERS).nullable(),
  image: z.string().nullable(),
  role: Role,
  /** How they work here; null for customers. */
  bundle: z.enum(BUNDLES).nullable(),
  /** What that lets them do; nothing while they have a second factor to set up first. */
  permissions: z.array(z.enum(PERMISSIONS)),
  /** A new email that waits for its confirmation; null without one. */
  pending_email: z.string().nullable(),
  /** False where the account is only reached through a provider of logins. */
  has_password: z.boolean(),
  /** When an order brought the member card; null without one. */
  member_since: Instant.nullable(),
  /** The language they want to be written to in; null until they choose one. */
  language: Language.nullable(),
  /** The allergens they asked to be warned of; empty for none. */
  avoids: z.array(Allergen),
  /** What the collection screen calls them. */
  called_by: z.enum(CALLED_BY),
});
export type Profile = z.infer<typeof Profile>;
