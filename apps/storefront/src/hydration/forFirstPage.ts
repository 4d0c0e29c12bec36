import type { Locale } from '@seduh/contract/constants';

type Texts = Partial<Record<Locale, string>>;

/** `data:` addresses of what stands for a picture until it is there, by the picture's address. */
export type Previews = Readonly<Record<string, string>>;

/**
 * An answer of the API as a page hands it over: with its texts in the language of the page, and without what no page made
 * on the server says. The rest would only make the page longer, and comes as the browser asks for the answer again.
 */
export function forFirstPage<T>(answer: T, locale: Locale, previews: Previews = {}): T {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
    if (key.endsWith('_translations')) return pick(value as Texts | null, locale);
    return isRecord(value) ? say(value, locale, previews) : value;
  }) as T;
}

/** Of translations the one that is read here; undefined, which leaves them out, where there is none. */
const pick = (translations: Texts | null, locale: Locale): Texts | undefined => {
  const text = translations?.[locale];
  return text === undefined ? undefined : { [locale]: text };
};

/** What the coupons of a menu and their terms do not say of a promo: its code tells it from others there. */
const NO_COUPON_SAYS = {
  description: '',
  image: null,
  starts_at: '',
  ends_at: '',
  used: 0,
  given: 0,
  version: 1,
};

/** Names of products and options stay beside their translation: a cart keeps them, and is read in any language. */
function say(thing: Record<string, unknown>, locale: Locale, previews: Previews): Record<string, unknown> {
  const { name_translations: name, description_translations: text, ...plain } = thing;
  if ('promo_name' in thing) {
    const promo_name = (name as Texts | undefined)?.[locale] ?? thing.promo_name;
    return { ...plain, ...NO_COUPON_SAYS, id: thing.code, promo_name };
  }
  const preview = 'product_name' in thing && previews[String(thing.image)];
  if (preview) return say({ ...thing, image_preview: preview }, locale, {});
  const said = (text as Texts | undefined)?.[locale];
  return said === undefined ? thing : { ...plain, ...(name ? { name_translations: name } : {}), description: said };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
