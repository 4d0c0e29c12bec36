import type { Promo, PromoValues } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { changeTranslations } from '@seduh/domain';
import type { MoneyStyle } from '@seduh/ui';
import type { PromoPrint } from '../../lib/coupon/coupon';
import {
  area,
  check,
  defineForm,
  digits,
  imageDifference,
  type MadeFields,
  money,
  text,
  type TranslatedDraft,
  type TranslatedFields,
  type TypedIn,
} from '../form';
import type { PromoFormWords } from './words';

/** Whole percent of a promo. */
const percentOf = ({ discount }: Pick<Promo, 'discount'>): number => Math.round(discount * 100);

const isOutside = (typed: string, max: number) => typed !== '' && (Number(typed) < 1 || Number(typed) > max);

/** A promo's fields of one control each. */
const fieldsIn = (m: PromoFormWords, style: MoneyStyle) => ({
  // whole percent, sent as a fraction
  discount: digits<Promo>(
    {
      label: m.discount,
      name: m.discountName,
      ask: m.askDiscount,
      read: (promo) => String(percentOf(promo)),
      words: (promo) => `${percentOf(promo)}%`,
      wrong: (typed) => (isOutside(typed, 100) ? m.wrongDiscount : undefined),
      input: { suffix: '%', inputMode: 'numeric', autoComplete: 'off', maxLength: 3 },
      isHalf: true,
    },
    100,
  ),
  duration: digits<Promo>({
    label: m.duration,
    name: m.durationName,
    ask: m.askDuration,
    read: ({ duration }) => String(duration),
    words: ({ duration }) => m.daysOf(duration),
    wrong: (typed) => (isOutside(typed, LIMITS.promoDays) ? m.wrongDuration : undefined),
    input: { suffix: m.days, inputMode: 'numeric', autoComplete: 'off', maxLength: 3 },
    isHalf: true,
  }),
  code: text<Promo>({
    label: m.code,
    name: m.codeName,
    ask: m.askCode,
    read: ({ code }) => code,
    wrong: (typed) => (/^[A-Za-z0-9-]*$/.test(typed.trim()) ? undefined : m.wrongCode),
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: LIMITS.promoCode },
    clean: (typed) => typed.toUpperCase(),
    isHalf: true,
  }),
  min_price: money<Promo>(
    {
      label: m.minimum,
      name: m.minimumName,
      ask: m.askMinimum,
      read: (promo) => promo.min_price,
      isHalf: true,
    },
    style,
  ),
  promo_name: text<Promo>({
    label: m.name,
    ask: m.askName,
    read: (promo) => promo.promo_name,
    input: { autoComplete: 'off', maxLength: LIMITS.promoName },
  }),
  description: area<Promo>({
    label: m.description,
    ask: m.askDescription,
    read: ({ description }) => description,
    input: { rows: 3, maxLength: LIMITS.description },
  }),
  dine_in_only: check<Promo>(m, m.dineIn, ({ rules }) => rules.dine_in_only),
  new_user_only: check<Promo>(m, m.newUser, ({ rules }) => rules.new_user_only),
  member_only: check<Promo>(m, m.member, ({ rules }) => rules.member_only),
  one_per_day: check<Promo>(m, m.oneADay, ({ rules }) => rules.one_per_day, true, m.oneADayName),
});

/** What further languages say of it. */
const translatedIn = (m: PromoFormWords): TranslatedFields<Promo> => ({
  name_translations: {
    control: 'text',
    label: m.nameIn,
    none: m.none,
    read: (promo) => promo.name_translations,
    input: { autoComplete: 'off', maxLength: LIMITS.promoName },
  },
  description_translations: {
    control: 'area',
    label: m.descriptionIn,
    none: m.none,
    read: (promo) => promo.description_translations,
    input: { rows: 3, maxLength: LIMITS.description },
  },
});

type Fields = ReturnType<typeof fieldsIn>;

/** What is typed so far. Of a promo that is there already, whatever is empty stays as it is. */
export interface PromoDraft extends TypedIn<Fields>, TranslatedDraft {
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

const madeIn = (m: PromoFormWords): MadeFields<Promo, PromoDraft, PromoValues, Fields> => ({
  total_uses: {
    empty: { total_uses: '', isBounded: null },
    read: ({ rules }) => rules.total_uses,
    write: usesOf,
    wrong(draft, promo) {
      if (!isBounded(draft, promo)) return undefined;
      if (usesOf(draft, promo) === null) return m.askUses;
      return isOutside(draft.total_uses, LIMITS.promoUses) ? m.wrongUses : undefined;
    },
    words: ({ rules }) => [[m.uses, rules.total_uses === null ? m.noBound : String(rules.total_uses)]],
  },
});

/** A promo's fields, each in one place. */
export const promoFormIn = (m: PromoFormWords, style: MoneyStyle) =>
  defineForm<Promo, PromoDraft, Required<PromoValues>, Fields>({
    m,
    fields: fieldsIn(m, style),
    translated: translatedIn(m),
    made: madeIn(m),
    others: (was, is) => [
      ...imageDifference(was, is, m),
      ...(was.ends_at !== is.ends_at && was.duration === is.duration
        ? [{ label: m.running, was: m.yes, is: m.ended }]
        : []),
    ],
  });

export type PromoForm = ReturnType<typeof promoFormIn>;

/** What the ticket shows while a promo is being typed. */
export function printOf(form: PromoForm, m: PromoFormWords, draft: PromoDraft, promo?: Promo): PromoPrint {
  const { promo_name, name_translations, code, discount, min_price, ...rules } = form.requestOf(draft, promo);
  return {
    promo_name: promo_name || m.name,
    name_translations: changeTranslations(undefined, name_translations),
    code: code || m.codeExample,
    discount,
    min_price,
    rules,
  };
}
