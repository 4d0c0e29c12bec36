import { z } from 'zod';
import { GENDERS, LIMITS, MESSAGES, ROLES } from '../constants';
import { Id } from './common';

export const Role = z.enum(ROLES).meta({ id: 'Role' });

const required = (schema: z.ZodString) => schema.min(1, MESSAGES.required);
const Email = required(z.string().trim())
  .max(LIMITS.email, 'This email is too long')
  .pipe(z.email('This is not an email address'));

/** 7 to 15 digits, spaced as people write them: `+62 821-6250-9050`, `(0821) 6250-9050`. */
const PHONE = /^(?=.*[1-9])[+(]{0,2}(?:\d[ ()-]*){7,15}$/;

/** Nobody's email and nobody's password: stands for whatever is no text. */
const NOBODY = '\0';
const credential = (schema: z.ZodString) =>
  z.preprocess(
    (given) => (typeof given === 'string' || given === undefined || given === null ? given : NOBODY),
    required(schema),
  );

/** Login says nothing about the rules of email and password: whatever cannot be one is simply the wrong one. */
export const LoginBody = z
  .object({ email: credential(z.string().trim()), password: credential(z.string()) })
  .meta({ id: 'LoginBody' });

/** Who is logged in, as a login answers it. */
export const LoginPayload = z.object({ id: Id, email: z.string(), role: Role, image: z.string().nullable() });
export const LoginData = z.object({ token: z.string(), payload: LoginPayload }).meta({ id: 'Login' });

export const RegisterBody = z
  .object({
    email: Email,
    password: required(z.string())
      .refine((password) => password.trim() !== '', MESSAGES.required)
      .min(LIMITS.passwordMin, `At least ${LIMITS.passwordMin} characters`)
      .max(LIMITS.passwordMax, `At most ${LIMITS.passwordMax} characters`),
    phone: required(z.string().trim()).regex(PHONE, 'This is not a phone number'),
  })
  .meta({ id: 'RegisterBody' });
export const RegisterData = z.object({ id: Id, email: z.string() });

export const Profile = z
  .object({
    id: Id,
    email: z.string(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    display_name: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    /** YYYY-MM-DD */
    birthday: z.iso.date().nullable(),
    gender: z.enum(GENDERS).nullable(),
    image: z.string().nullable(),
    role: Role,
  })
  .meta({ id: 'Profile' });

export type Role = z.infer<typeof Role>;
export type LoginBody = z.infer<typeof LoginBody>;
export type LoginData = z.infer<typeof LoginData>;
export type RegisterBody = z.infer<typeof RegisterBody>;
export type RegisterData = z.infer<typeof RegisterData>;
export type Profile = z.infer<typeof Profile>;
