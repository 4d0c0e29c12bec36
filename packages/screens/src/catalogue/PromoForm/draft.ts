import type { PromoEdit, PromoFields } from '@seduh/api-client';
import type { Promo, PromoRules } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import type { FormErrors } from '../useSaving';
import type { PromoPrint } from '../../lib/coupon';

/** What is typed so far. Of a promo that is there already, whatever is empty stays as it is. */
export interface PromoDraft {
  /** Whole percent, digits. */
  discount: string;
  /** Days, digits. */
  duration: string;
  code: string;
  /** Whole rupiah. */
  min_price: number | null;
  promo_name: string;
  description: string;
  /** Each rule: null as it is, or as promos usually are. */
  dine_in_only: boolean | null;
  new_user_only: boolean | null;
  member_only: boolean | null;
  one_per_day: boolean | null;
  /** Whether its uses are bounded; null as it is. */
  isBounded: boolean | null;
  /** Digits. */
  total_uses: string;
}

/** Whole percent of a promo. */
export const percentOf = ({ discount }: Pick<Promo, 'discount'>): number => Math.round(discount * 100);

/** Nothing typed. */
export const EMPTY_DRAFT: PromoDraft = {
  discount: '',
  duration: '',
  code: '',
  min_price: null,
  promo_name: '',
  description: '',
  dine_in_only: null,
  new_user_only: null,
  member_only: null,
  one_per_day: null,
  isBounded: null,
  total_uses: '',
};

/** What a promo asks for where nobody says otherwise. */
const usual: PromoRules = {
  dine_in_only: false,
  new_user_only: false,
  member_only: false,
  one_per_day: true,
  total_uses: null,
};

/** The rules as they stand in the form. */
export function rulesOf(draft: PromoDraft, { rules } = { rules: usual }): PromoRules & { isBounded: boolean } {
  const isBounded = draft.isBounded ?? rules.total_uses !== null;
  const uses = draft.total_uses === '' ? rules.total_uses : Number(draft.total_uses);
  return {
    dine_in_only: draft.dine_in_only ?? rules.dine_in_only,
    new_user_only: draft.new_user_only ?? rules.new_user_only,
    member_only: draft.member_only ?? rules.member_only,
    one_per_day: draft.one_per_day ?? rules.one_per_day,
    total_uses: isBounded ? uses : null,
    isBounded,
  };
}

/** A form's values by the names that errors have. */
export const valuesOf = (draft: PromoDraft, image: File | null) => ({ ...draft, image });

/** What stands in the way before any call is made: what is missing, and what is no such thing. */
export function wrongInNew(draft: PromoDraft, hasPicture: boolean): { isMissing: boolean; errors: FormErrors } {
  const asks: [isMissing: boolean, field: string, ask: string][] = [
    [!hasPicture, 'image', 'Add a picture.'],
    [draft.discount === '', 'discount', 'Say how much is off.'],
    [draft.duration === '', 'duration', 'Say how long it runs.'],
    [draft.code.trim() === '', 'code', 'Think of a code.'],
    [draft.min_price === null, 'min_price', 'Set a minimum, 0 for none.'],
    [draft.promo_name.trim() === '', 'promo_name', 'Write a name.'],
    [draft.description.trim() === '', 'description', 'Write a description.'],
  ];
  const missing = asks.filter(([isMissing]) => isMissing).map(([, field, ask]) => [field, ask]);
  return { isMissing: missing.length > 0, errors: { ...Object.fromEntries(missing), ...wrongInEdit(draft) } };
}

/** What is typed and cannot be; uses have to be given by who bounds them. The contract's own words. */
export function wrongInEdit(draft: PromoDraft, promo?: Promo): FormErrors {
  const { isBounded, total_uses } = rulesOf(draft, promo);
  const isOutside = (digits: string, max: number) => digits !== '' && (Number(digits) < 1 || Number(digits) > max);
  const wrong: [isWrong: boolean, field: string, words: string][] = [
    [isOutside(draft.discount, 100), 'discount', 'A discount of 1 to 100 %'],
    [isOutside(draft.duration, LIMITS.promoDays), 'duration', `1 to ${LIMITS.promoDays} days`],
    [!/^[A-Za-z0-9-]*$/.test(draft.code.trim()), 'code', 'Letters, digits and - only'],
    [isBounded && total_uses === null, 'total_uses', 'Say how often.'],
    [isBounded && isOutside(draft.total_uses, LIMITS.promoUses), 'total_uses', 'At least 1 use'],
  ];
  return Object.fromEntries(wrong.filter(([isWrong]) => isWrong).map(([, field, words]) => [field, words]));
}

/** A promo with what is typed in it: what is empty stays, and a new one has blanks there. */
export function typedIn(draft: PromoDraft, promo?: Promo): PromoFields {
  const { isBounded: _isBounded, ...rules } = rulesOf(draft, promo);
  return {
    promo_name: draft.promo_name.trim() || (promo?.promo_name ?? ''),
    description: draft.description.trim() || (promo?.description ?? ''),
    discount: draft.discount === '' ? (promo?.discount ?? 0) : Number(draft.discount) / 100,
    duration: draft.duration === '' ? (promo?.duration ?? 0) : Number(draft.duration),
    code: draft.code.trim() || (promo?.code ?? ''),
    min_price: draft.min_price ?? promo?.min_price ?? 0,
    ...rules,
  };
}

/** A promo's fields side by side, its discount as the whole percent it is. */
const fieldsOf = ({ promo_name, description, discount, duration, code, min_price, rules }: Promo): PromoFields => ({
  promo_name,
  description,
  discount: percentOf({ discount }) / 100,
  duration,
  code,
  min_price,
  ...rules,
});

/** Only what differs from the promo. */
export function changesOf(draft: PromoDraft, promo: Promo): PromoEdit {
  const now: Record<string, unknown> = { ...fieldsOf(promo) };
  const next = { ...typedIn(draft, promo), discount: percentOf(typedIn(draft, promo)) / 100 };
  return Object.fromEntries(Object.entries(next).filter(([field, value]) => value !== now[field]));
}

/** What the ticket shows while a promo is being typed. */
export function printOf(draft: PromoDraft, promo?: Promo): PromoPrint {
  const { promo_name, code, discount, min_price, ...rules } = typedIn(draft, promo);
  return { promo_name: promo_name || 'Name', code: code || 'CODE', discount, min_price, rules };
}

/** The draft on top of what somebody else has saved: what they changed too is theirs, the rest stays typed. */
export function keepOwn(draft: PromoDraft, was: Promo, is: Promo): PromoDraft {
  const before: Record<string, unknown> = { ...fieldsOf(was) };
  const after: Record<string, unknown> = { ...fieldsOf(is) };
  const theirs = Object.entries(EMPTY_DRAFT).filter(([field]) => {
    const name = field === 'isBounded' ? 'total_uses' : field;
    return before[name] !== after[name];
  });
  return { ...draft, ...Object.fromEntries(theirs) };
}
