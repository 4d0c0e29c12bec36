import type { ApiError, ProfileEdit } from '@seduh/api-client';
import type { Profile } from '@seduh/contract';
import { errorsByField } from '../../lib/useSubmit';

const fields = [
  'email',
  'phone',
  'address',
  'postcode',
  'display_name',
  'first_name',
  'last_name',
  'birthday',
  'gender',
] as const satisfies (keyof Profile & keyof ProfileEdit)[];

export type ProfileField = (typeof fields)[number];

/** What stands in the form; empty for what is not known. */
export type ProfileValues = Record<ProfileField, string>;

/** A picked picture, null for the default one, undefined for the one that is there. */
export type PictureChoice = File | null | undefined;

export function valuesOf(profile: Profile): ProfileValues {
  const entries = fields.map((field) => [field, profile[field] ?? '']);
  return Object.fromEntries(entries) as ProfileValues;
}

/** What the form changes, and nothing else; spaces round a text change nothing. */
export function changesOf(profile: Profile, values: ProfileValues, picture: PictureChoice): ProfileEdit {
  const known = valuesOf(profile);
  const changed = fields.filter((field) => values[field].trim() !== known[field].trim());
  // the only gender that can be chosen is one of the contract's
  const edit = Object.fromEntries(changed.map((field) => [field, values[field].trim()])) as ProfileEdit;
  const removesNothing = picture === null && !profile.image;
  return picture === undefined || removesNothing ? edit : { ...edit, picture };
}

/** The name to show: the one that was chosen, else first and last name; empty without any. */
export const nameOf = ({ display_name, first_name, last_name }: Profile): string =>
  display_name || [first_name, last_name].filter(Boolean).join(' ');

/** Messages by field, of the picture, and one for the whole form. */
export type ProfileErrors = Partial<Record<ProfileField | 'image' | 'form', string>>;

/** An account is nothing without its email, and no phone is taken back. Null: neither was emptied. */
export function emptiedIn(edit: ProfileEdit, required: string): ProfileErrors | null {
  const emptied = (['email', 'phone'] as const).filter((field) => edit[field] === '');
  return emptied.length > 0 ? Object.fromEntries(emptied.map((field) => [field, required])) : null;
}

/** What the server said, placed where it belongs. */
export function refusedProfile(error: ApiError): ProfileErrors {
  if (error.code === 'EMAIL_TAKEN') return { email: error.msg };
  return error.code === 'PHONE_TAKEN' ? { phone: error.msg } : errorsByField(error, [...fields, 'image']);
}

/** A stored day, `YYYY-MM-DD`, as it is read: `03/04/1996`. */
export const formatBirthday = (day: string | null): string => day?.split('-').toReversed().join('/') ?? '';

/** The year in which somebody became a member, by the shop's calendar. */
export const memberYear = (since: string, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: zone }).format(new Date(since));
