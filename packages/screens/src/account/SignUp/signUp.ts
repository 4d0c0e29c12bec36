import type { ApiError } from '@seduh/api-client';
import type { RegisterBody } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';

export type SignUpField = keyof RegisterBody;

/** Messages by field, and one for the whole form, shown above its button. */
export type SignUpErrors = Partial<Record<SignUpField | 'form', string>>;

const asks: Record<SignUpField, string> = {
  email: 'Add your email. The receipt goes there.',
  password: 'Add a password.',
  phone: 'Add your phone. We call only when the rider is lost.',
};

/** What is missing before any call is made; null when nothing is. */
export function missingInput(body: RegisterBody): SignUpErrors | null {
  const empty = (Object.keys(asks) as SignUpField[]).filter((field) => body[field].trim() === '');
  if (empty.length === 0) return null;
  return { ...Object.fromEntries(empty.map((field) => [field, asks[field]])), form: MESSAGES.required };
}

/** What the server said, placed where it belongs. */
export function refusedInput({ code, msg, fields }: ApiError): SignUpErrors {
  if (code === 'EMAIL_TAKEN') return { email: msg };
  if (code === 'PHONE_TAKEN') return { phone: msg };
  // what stands at a field is not said again above the button; that something is empty always is
  const isSaid = code === 'VALIDATION' && Object.values(fields).includes(msg) && msg !== MESSAGES.required;
  return isSaid ? fields : { ...fields, form: msg };
}
