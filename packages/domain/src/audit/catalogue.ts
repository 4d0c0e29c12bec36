import type {
  Contents,
  Making,
  OptionGroupDetail,
  ProductDetail,
  Promo,
  PromoBundle,
  Translations,
} from '@seduh/contract';
import { CATEGORIES } from '@seduh/contract/constants';
import { sizeName } from '../sizes';
import type { Fact } from './changes';

/** A part that bears a name: which of several it is. */
type Which = Pick<Fact, 'of' | 'key'>;

const translated = (
  field: 'translated_name' | 'translated_description',
  translations: Translations | undefined,
  { of, key }: Which = {},
): Fact[] =>
  Object.entries(translations ?? {}).map(([language, value]) => ({
    field,
    of: of === undefined ? language : `${of}, ${language}`,
    key: `${key ?? ''} ${language}`,
    value: value ?? null,
  }));

const inside = ({ allergens, caffeine_mg, sugar_g, kcal }: Contents, which: Which = {}): Fact[] => [
  // that it has none of them is something that somebody said
  { ...which, field: 'allergens', value: allergens && (allergens.length > 0 ? allergens : ['none']) },
  { ...which, field: 'caffeine_mg', value: caffeine_mg },
  { ...which, field: 'sugar_g', value: sugar_g },
  { ...which, field: 'kcal', value: kcal },
];

const made = ({ seconds, station }: Making, which: Which = {}): Fact[] => [
  { ...which, field: 'work_seconds', value: seconds },
  { ...which, field: 'station', value: station },
];

/** What staff can change of a product. */
export function productFacts(product: ProductDetail): Fact[] {
  const { option_groups: groups } = product;
  return [
    { field: 'name', value: product.product_name },
    ...translated('translated_name', product.name_translations),
    { field: 'price', value: product.price },
    { field: 'description', value: product.description },
    ...translated('translated_description', product.description_translations),
    { field: 'category', value: product.category_name },
    { field: 'image', value: product.image },
    { field: 'stock', value: product.stock },
    { field: 'sizes', value: product.sizes.map(({ id }) => sizeName(id)) },
    ...product.sizes.map(({ id, surcharge }): Fact => ({
      field: 'surcharge',
      of: sizeName(id),
      value: surcharge || null,
    })),
    { field: 'option_groups', value: groups.map(({ group_name }) => group_name) },
    ...groups.map(({ group_name: of, id, default_ids, options }): Fact => {
      const value = options.filter((option) => default_ids.includes(option.id)).map((option) => option.option_name);
      return { field: 'defaults', of, key: String(id), value };
    }),
    ...inside(product.contains),
    ...made(product.making),
    { field: 'archived', value: product.archived },
    { field: 'sold_out_until', value: product.sold_out_until },
    { field: 'substitute', value: product.substitute?.product_name },
  ];
}

/** What staff can change of a group and its options. */
export const optionFacts = ({ options, ...group }: OptionGroupDetail): Fact[] => [
  { field: 'name', value: group.group_name },
  ...translated('translated_name', group.name_translations),
  { field: 'min', value: group.min },
  { field: 'max', value: group.max },
  { field: 'options', value: options.map(({ option_name }) => option_name) },
  ...options.flatMap((option): Fact[] => {
    const which = { of: option.option_name, key: String(option.id) };
    const instead = options.find(({ id }) => id === option.substitute_id);
    return [
      { ...which, field: 'surcharge', value: option.surcharge || null },
      ...translated('translated_name', option.name_translations, which),
      ...inside(option.contains, which),
      // no time at all is what an option takes by default
      ...made({ ...option.making, seconds: option.making.seconds || null }, which),
      { ...which, field: 'sold_out_until', value: option.sold_out_until },
      { ...which, field: 'substitute', value: instead?.option_name },
    ];
  }),
  { field: 'archived', value: group.archived },
];

const bundleOf = ({ category_id, product_name }: PromoBundle): string | null =>
  product_name ?? CATEGORIES.find(({ id }) => id === category_id)?.name ?? null;

/** What staff can change of a promo. */
export const promoFacts = ({ rules, ...promo }: Promo): Fact[] => [
  { field: 'name', value: promo.promo_name },
  ...translated('translated_name', promo.name_translations),
  { field: 'code', value: promo.code },
  { field: 'description', value: promo.description },
  ...translated('translated_description', promo.description_translations),
  // one of another kind has none
  { field: 'discount', value: Math.round(promo.discount * 100) || null },
  { field: 'amount_off', value: promo.amount_off },
  { field: 'bundle_buy', value: promo.bundle?.buy ?? null },
  { field: 'bundle_free', value: promo.bundle?.free ?? null },
  { field: 'bundle_of', value: promo.bundle && bundleOf(promo.bundle) },
  { field: 'happy_days', value: promo.happy_hours?.weekdays.map(String) ?? null },
  { field: 'happy_hours', value: promo.happy_hours && `${promo.happy_hours.from} - ${promo.happy_hours.to}` },
  { field: 'budget', value: promo.budget },
  { field: 'duration', value: promo.duration },
  { field: 'ends_at', value: promo.ends_at },
  { field: 'min_price', value: promo.min_price },
  { field: 'total_uses', value: rules.total_uses },
  { field: 'image', value: promo.image },
  { field: 'dine_in_only', value: rules.dine_in_only },
  { field: 'new_user_only', value: rules.new_user_only },
  { field: 'one_per_day', value: rules.one_per_day },
  { field: 'member_only', value: rules.member_only },
];
