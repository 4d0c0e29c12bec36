import type { ShopSettings } from '@seduh/contract';
import { SETTINGS_SECTIONS, type SettingName, type SettingsSection } from '@seduh/contract/constants';

/** The same where what is typed may be missing: a number that is not there is null. */
type Loose<Value> = Value extends number
  ? Value | null
  : Value extends readonly unknown[] | string | null | undefined
    ? Value
    : { [Key in keyof Value]: Loose<Value[Key]> };

/** Settings while they are typed. */
export type Draft = { [Name in keyof ShopSettings]: Loose<ShopSettings[Name]> };

/** Messages by field, as the rules and the server name them. */
export type Errors = Partial<Record<string, string>>;

export interface FormProps {
  draft: Draft;
  /** Called with what is different. */
  onEdit: (changes: Partial<Draft>) => void;
  errors: Errors;
}

export const namesOf = (section: SettingsSection): readonly SettingName[] => SETTINGS_SECTIONS[section];

/** A value by its path: `stations.people.bar`. */
export const valueAt = (draft: Draft, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], draft);

/** The change of a value by its path. */
export function changeAt(draft: Draft, path: string, value: unknown): Partial<Draft> {
  const [name = '', ...rest] = path.split('.');
  return { [name]: withAt(draft[name as SettingName], rest, value) };
}

function withAt(at: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  const known = at as Record<string, unknown>;
  return { ...known, [step]: withAt(known[step], rest, value) };
}

/** A message that the server gives names the setting inside of the body. */
export const errorsOf = (fields: Record<string, string>): Errors =>
  Object.fromEntries(Object.entries(fields).map(([name, msg]) => [name.replace(/^settings\./, ''), msg]));
