import type { Promo, PromoValues } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { area, check, defineForm, digits, imageDifference, type MadeFields, money, text, type TypedIn } from '../form';
import type { PromoPrint } from '../../lib/coupon/coupon';

/** Whole percent of a promo. */
const percentOf = ({ discount }: Pick<Promo, 'discount'>): number => Math.round(discount * 100);

const isOutside = (typed: string, max: number) => typed !== '' && (Number(typed) < 1 || Number(typed) > max);

const fields = {
  // whole percent, sent as a fraction
  discount: digits<Promo>(
    {
      label: 'Enter Discount',
      name: 'Discount',
      ask: 'Say how much is off.',
      read: (promo) => String(percentOf(promo)),
      words: (promo) => `${percentOf(promo)}%`,
      wrong: (typed) => (isOutside(typed, 100) ? 'A discount of 1 to 100 %' : undefined),
      input: { suffix: '%', inputMode: 'numeric', autoComplete: 'off', maxLength: 3 },
      isHalf: true,
    },
    100,
  ),
  duration: digits<Promo>({
    label: 'Durations',
    name: 'Duration',
    ask: 'Say how long it runs.',
    read: ({ duration }) => String(duration),
    words: ({ duration }) => (duration === 1 ? '1 day' : `${duration} days`),
    wrong: (typed) => (isOutside(typed, LIMITS.promoDays) ? `1 to ${LIMITS.promoDays} days` : undefined),
    input: { suffix: 'days', inputMode: 'numeric', autoComplete: 'off', maxLength: 3 },
    isHalf: true,
  }),
  code: text<Promo>({
    label: 'Coupon Code',
    name: 'Code',
    ask: 'Think of a code.',
    read: ({ code }) => code,
    wrong: (typed) => (/^[A-Za-z0-9-]*$/.test(typed.trim()) ? undefined : 'Letters, digits and - only'),
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: LIMITS.promoCode },
    clean: (typed) => typed.toUpperCase(),
    isHalf: true,
  }),
  min_price: money<Promo>({
    label: 'Minimum Price',
    name: 'Minimum price',
    ask: 'Set a minimum, 0 for none.',
    read: (promo) => promo.min_price,
    isHalf: true,
  }),
  promo_name: text<Promo>({
    label: 'Name',
    ask: 'Write a name.',
    read: (promo) => promo.promo_name,
    input: { autoComplete: 'off', maxLength: LIMITS.promoName },
  }),
  description: area<Promo>({
    label: 'Description',
    ask: 'Write a description.',
    read: ({ description }) => description,
    input: { rows: 3, maxLength: LIMITS.description },
  }),
  dine_in_only: check<Promo>('Dine in only', ({ rules }) => rules.dine_in_only),
  new_user_only: check<Promo>('New user only', ({ rules }) => rules.new_user_only),
  member_only: check<Promo>('Member card needed', ({ rules }) => rules.member_only),
  one_per_day: check<Promo>('One a day for each customer', ({ rules }) => rules.one_per_day, true, 'One a day'),
};

/** What is typed so far. Of a promo that is there already, whatever is empty stays as it is. */
export interface PromoDraft extends TypedIn<typeof fields> {
  /** Whether its uses are bounded; null as it is. */
  isBounded: boolean | null;
  /** Digits. */
  total_uses: string;
}

/** Whether its uses are bounded, as it stands in the form. */
export const isBounded = (draft: PromoDraft, promo?: Promo): boolean =>
  draft.isBounded ?? (promo?.rules.total_uses ?? null) !== null;

const usesOf = (draft: PromoDraft, promo?: Promo): number | null => {
  if (!isBounded(draft, promo)) return null;
  return draft.total_uses === '' ? (promo?.rules.total_uses ?? null) : Number(draft.total_uses);
};

const made: MadeFields<Promo, PromoDraft, PromoValues, typeof fields> = {
  total_uses: {
    empty: { total_uses: '', isBounded: null },
    read: ({ rules }) => rules.total_uses,
    write: usesOf,
    wrong(draft, promo) {
      if (!isBounded(draft, promo)) return undefined;
      if (usesOf(draft, promo) === null) return 'Say how often.';
      return isOutside(draft.total_uses, LIMITS.promoUses) ? 'At least 1 use' : undefined;
    },
    words: ({ rules }) => [['Uses in all', rules.total_uses === null ? 'no bound' : String(rules.total_uses)]],
  },
};

/** A promo's fields, each in one place. */
export const promoForm = defineForm<Promo, PromoDraft, Required<PromoValues>, typeof fields>({
  fields,
  made,
  others: (was, is) => [
    ...imageDifference(was, is),
    ...(was.ends_at !== is.ends_at && was.duration === is.duration
      ? [{ label: 'Running', was: 'yes', is: 'ended' }]
      : []),
  ],
});

/** What the ticket shows while a promo is being typed. */
export function printOf(draft: PromoDraft, promo?: Promo): PromoPrint {
  const { promo_name, code, discount, min_price, ...rules } = promoForm.requestOf(draft, promo);
  return { promo_name: promo_name || 'Name', code: code || 'CODE', discount, min_price, rules };
}
