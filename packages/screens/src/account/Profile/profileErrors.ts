import type { ApiError, ProfileEdit } from '@seduh/api-client';
import { MESSAGES } from '@seduh/contract/constants';
import type { ProfileField } from './profileValues';

/** Messages by field, of the picture, and one for the whole form. */
export type ProfileErrors = Partial<Record<ProfileField | 'image' | 'form', string>>;

/** An account is nothing without its email, and no phone is taken back. Null: nothing is missing. */
export function missingIn({ email, phone }: ProfileEdit): ProfileErrors | null {
  const errors: ProfileErrors = {};
  if (email === '') errors.email = MESSAGES.required;
  if (phone === '') errors.phone = MESSAGES.required;
  return Object.keys(errors).length > 0 ? errors : null;
}

/** What the server said, placed where it belongs. */
export function refusedProfile({ code, msg, fields }: ApiError): ProfileErrors {
  if (code === 'EMAIL_TAKEN') return { email: msg };
  if (code === 'PHONE_TAKEN') return { phone: msg };
  return Object.keys(fields).length > 0 ? fields : { form: msg };
}
