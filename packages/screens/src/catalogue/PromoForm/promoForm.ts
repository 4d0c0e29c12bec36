import type { HappyHours, Promo, PromoValues } from '@seduh/contract';
import { CATEGORIES, LIMITS, type PromoKind } from '@seduh/contract/constants';
import { changeTranslations } from '@seduh/domain';
import { formatRupiah, type MoneyStyle } from '@seduh/ui';
import type { PromoPrint } from '../../lib/coupon/coupon';
import {
  type AnyField,
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

/** Whole percent, sent as a fraction: of a promo of that kind. */
export const percentField = (m: PromoFormWords) =>
  digits<Promo>(
    {
      label: m.discount,
      name: m.discountName,
      ask: m.askDiscount,
      read: (promo) => String(percentOf(promo)),
      words: (promo) => `${percentOf(promo)}%`,
      wrong: (typed) => (isOutside(typed, 100) ? m.wrongDiscount : undefined),
      input: { suffix: '%', inputMode: 'numeric', autoComplete: 'off', maxLength: 3 },
    },
    100,
  );

/** Rupiah off: of a promo of that kind. */
export const amountField = (m: PromoFormWords, style: MoneyStyle) =>
  money<Promo>({ label: m.amount, ask: m.askAmount, read: (promo) => promo.amount_off }, style);

/** A promo's fields of one control each. */
const fieldsIn = (m: PromoFormWords, style: MoneyStyle) => ({
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
  /** What it gives; null: percent, or as it is. */
  kind: PromoKind | null;
  /** Digits. */
  discount: string;
  amount_off: number | null;
  /** What is free with itself: `category:1`, or `product:` and its id. */
  bundle: string;
  /** Digits. */
  bundle_buy: string;
  bundle_free: string;
  /** What the product chosen is called. */
  product_name: string | null;
  /** null: at any hour; undefined: as it is. */
  happy_hours: HappyHours | null | undefined;
  /** Whether it has a budget; null as it is. */
  isBudgeted: boolean | null;
  budget: number | null;
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

/** What a promo gives, as it stands in the form. */
export const kindOf = ({ kind }: PromoDraft, promo?: Promo): PromoKind => promo?.kind ?? kind ?? 'percent';

/** Whether it has a budget, as it stands in the form. */
export const isBudgeted = (draft: PromoDraft, promo?: Promo): boolean =>
  draft.isBudgeted ?? (promo?.budget ?? null) !== null;

/** When it counts, as it stands in the form. */
export const hoursOf = ({ happy_hours: typed }: PromoDraft, promo?: Promo): HappyHours | null =>
  typed === undefined ? (promo?.happy_hours ?? null) : typed;

const budgetOf = (draft: PromoDraft, promo?: Promo): number | null =>
  isBudgeted(draft, promo) ? (draft.budget ?? promo?.budget ?? null) : null;

type BundleSent = NonNullable<PromoValues['bundle']>;

const readBundle = ({ bundle }: Promo): BundleSent | null =>
  bundle && { buy: bundle.buy, free: bundle.free, category_id: bundle.category_id, product_id: bundle.product_id };

/** What a bundle is about, as its list has it. */
export const bundleKey = ({ category_id, product_id }: Pick<BundleSent, 'category_id' | 'product_id'>): string =>
  product_id === null ? `category:${category_id}` : `product:${product_id}`;

/** What is bought and free as it stands in the form; null while something of it is missing. */
function bundleOf(draft: PromoDraft, promo?: Promo): BundleSent | null {
  const was = promo ? readBundle(promo) : null;
  const of = draft.bundle || (was && bundleKey(was));
  const buy = Number(draft.bundle_buy || was?.buy);
  const free = Number(draft.bundle_free || was?.free);
  if (!of || !buy || !free) return null;
  const [what = '', id = ''] = of.split(':');
  const category = CATEGORIES.find((one) => String(one.id) === id);
  return what === 'product'
    ? { buy, free, category_id: null, product_id: id }
    : { buy, free, category_id: category?.id ?? null, product_id: null };
}

/** What only a promo of one kind has: asked for, and refused, where it is of that kind. */
const ofKind = (kind: PromoKind, field: AnyField<Promo>, key: 'discount' | 'amount_off') => ({
  empty: { [key]: field.empty } as Partial<PromoDraft>,
  missing: (draft: PromoDraft, promo?: Promo) =>
    promo || kindOf(draft) !== kind || (draft[key] ?? '') !== '' ? undefined : field.ask,
  wrong: (draft: PromoDraft, promo?: Promo) => (kindOf(draft, promo) === kind ? field.wrong?.(draft[key]) : undefined),
});

const bundleWords = ({ bundle }: Promo, m: PromoFormWords): string =>
  bundle
    ? m.bundleOf(
        bundle.buy,
        bundle.free,
        bundle.product_name ?? (bundle.category_id === null ? '' : m.categories[bundle.category_id]),
      )
    : '';

const hoursWords = ({ happy_hours: hours }: Promo, m: PromoFormWords): string =>
  hours ? `${hours.weekdays.map((day) => m.weekdays[day - 1]).join(', ')} ${hours.from}–${hours.to}` : m.anyHour;

const madeIn = (m: PromoFormWords, style: MoneyStyle): MadeFields<Promo, PromoDraft, PromoValues, Fields> => ({
  kind: {
    empty: { kind: null },
    read: ({ kind }) => kind,
    write: kindOf,
  },
  discount: {
    ...ofKind('percent', percentField(m) as AnyField<Promo>, 'discount'),
    read: ({ discount }) => discount,
    // of another kind nothing is sent
    write(draft, promo) {
      if (kindOf(draft, promo) !== 'percent') return promo?.discount;
      return draft.discount === '' ? (promo?.discount ?? 0) : Number(draft.discount) / 100;
    },
    words: (promo) => (promo.kind === 'percent' ? [[m.discountName, `${percentOf(promo)}%`]] : []),
  },
  amount_off: {
    ...ofKind('amount', amountField(m, style) as AnyField<Promo>, 'amount_off'),
    read: (promo) => promo.amount_off,
    write: (draft, promo) =>
      kindOf(draft, promo) === 'amount' ? (draft.amount_off ?? promo?.amount_off ?? null) : (promo?.amount_off ?? null),
    wrong: (draft, promo) => (kindOf(draft, promo) === 'amount' && draft.amount_off === 0 ? m.wrongAmount : undefined),
    words: (promo) => (promo.amount_off === null ? [] : [[m.amount, formatRupiah(promo.amount_off, style)]]),
  },
  bundle: {
    empty: { bundle: '', bundle_buy: '', bundle_free: '', product_name: null },
    read: readBundle,
    write: (draft, promo) => (kindOf(draft, promo) === 'bundle' ? bundleOf(draft, promo) : null),
    missing: (draft, promo) =>
      kindOf(draft, promo) === 'bundle' && bundleOf(draft, promo) === null ? m.askBundle : undefined,
    wrong: (draft, promo) =>
      kindOf(draft, promo) === 'bundle' &&
      (isOutside(draft.bundle_buy, LIMITS.promoPieces) || isOutside(draft.bundle_free, LIMITS.promoPieces))
        ? m.wrongPieces
        : undefined,
    words: (promo) => (promo.bundle ? [[m.kinds.bundle, bundleWords(promo, m)]] : []),
  },
  happy_hours: {
    empty: { happy_hours: undefined },
    read: ({ happy_hours }) => happy_hours,
    write: hoursOf,
    wrong(draft, promo) {
      const hours = hoursOf(draft, promo);
      if (!hours) return undefined;
      if (hours.weekdays.length === 0) return m.askDays;
      if (!hours.from || !hours.to) return m.askHours;
      return hours.from === hours.to ? m.wrongHours : undefined;
    },
    words: (promo) => [[m.happyHours, hoursWords(promo, m)]],
  },
  budget: {
    empty: { budget: null, isBudgeted: null },
    read: ({ budget }) => budget,
    write: budgetOf,
    wrong(draft, promo) {
      if (!isBudgeted(draft, promo)) return undefined;
      const budget = budgetOf(draft, promo);
      if (!budget) return m.askBudget;
      return promo && budget < promo.given ? m.wrongBudget(formatRupiah(promo.given, style)) : undefined;
    },
    words: ({ budget }) => [[m.budget, budget === null ? m.noBound : formatRupiah(budget, style)]],
  },
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
    made: madeIn(m, style),
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
  const { promo_name, name_translations, code, discount, min_price, ...rest } = form.requestOf(draft, promo);
  const { bundle, amount_off, happy_hours } = rest;
  const product_name = bundle?.product_id ? (draft.product_name ?? promo?.bundle?.product_name ?? null) : null;
  return {
    promo_name: promo_name || m.name,
    name_translations: changeTranslations(undefined, name_translations),
    code: code || m.codeExample,
    kind: kindOf(draft, promo),
    discount: discount ?? 0,
    amount_off,
    bundle: bundle && { ...bundle, product_name },
    happy_hours,
    min_price,
    rules: rest,
  };
}
