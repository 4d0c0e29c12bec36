import { serializeKey, shopKey } from '@seduh/api-client';
import type { ProductDetail, Shop } from '@seduh/contract';
import { CATEGORIES, type Locale, PAGES, widestImage } from '@seduh/contract/constants';
import { inLanguage, productName } from '@seduh/domain';
import { paths } from '@seduh/screens/lib';
import type { FirstPageData } from '../hydration/firstPage';
import type { Place } from '../routes/table';
import { productOf } from './description';

/** Makes a path absolute; undefined, which JSON leaves out, where nobody said where the shop is. */
type Absolute = (path: string) => string | undefined;

/** Where things of the shop are. */
export interface Addresses {
  /** A page, in the language of this one. */
  page: Absolute;
  /** A picture. */
  file: Absolute;
  /** What the page is in: products go by their names there. */
  locale: Locale;
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const CURRENCY = 'IDR';
const SIGNS = /[<\u2028\u2029]/g;

/**
 * What a page is about in the words of schema.org, as an element that nothing in it can end; empty for a page that is about
 * nothing of its own.
 * @param canonical the page's own address
 */
export function linkedData(
  pattern: string,
  canonical: string,
  place: Place,
  data: FirstPageData,
  addresses: Addresses,
): string {
  const thing = thingOf(pattern, canonical, place, data, addresses);
  if (!thing) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  // a description is anybody's text
  const safe = json.replace(SIGNS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/ld+json">${safe}</script>`;
}

function thingOf(pattern: string, canonical: string, place: Place, data: FirstPageData, addresses: Addresses) {
  if (pattern === PAGES.home.path) {
    const shop = data[serializeKey(shopKey())] as Shop | undefined;
    return shop && shopThing(shop, addresses);
  }
  // the whole menu only: one of its pages is no menu
  if (canonical === PAGES.products.path) return menuThing(addresses);
  const product = productOf(place, data);
  return product && productThing(product, addresses);
}

function shopThing({ name, address, city, phone, hours }: Shop, { page, file }: Addresses) {
  return {
    '@type': 'CafeOrCoffeeShop',
    name,
    url: page(paths.home),
    image: file(SHARE_PICTURE),
    telephone: phone || undefined,
    address: address
      ? { '@type': 'PostalAddress', streetAddress: address, addressLocality: city || undefined }
      : undefined,
    openingHoursSpecification: openings(hours),
    currenciesAccepted: CURRENCY,
    hasMenu: page(paths.products()),
  };
}

/** Days that open and close alike stand together. */
function openings(hours: Shop['hours']) {
  const groups = new Map<string, Shop['hours']>();
  for (const day of hours) {
    const times = `${day.open}-${day.close}`;
    groups.set(times, [...(groups.get(times) ?? []), day]);
  }
  return [...groups.values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ day }) => DAYS[day - 1]),
    opens: days[0]?.open,
    closes: days[0]?.close,
  }));
}

/** The sections alone: with every product the page would not fit into the first flight, and each has a page of its own. */
const menuThing = ({ page }: Addresses) => ({
  '@type': 'Menu',
  url: page(paths.products()),
  hasMenuSection: CATEGORIES.map(({ id, name }) => ({
    '@type': 'MenuSection',
    name,
    url: page(paths.products({ categories: String(id) })),
  })),
});

/** At the price the page shows: of the smallest size. */
function productThing(product: ProductDetail, { page, file, locale }: Addresses) {
  const { id, description, description_translations, category_name, price, available, image, sizes, size_ids } =
    product;
  const url = page(paths.product(id));
  const surcharge = sizes.find((size) => size.id === size_ids[0])?.surcharge ?? 0;
  return {
    '@type': 'Product',
    name: productName(product, locale),
    description: inLanguage(locale, description, description_translations) || undefined,
    category: category_name,
    url,
    image: image ? file(widestImage(image)) : undefined,
    offers: {
      '@type': 'Offer',
      price: price + surcharge,
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
      url,
    },
  };
}

/** The picture of pages that have none of their own: scripts/share-picture.mjs makes it. */
export const SHARE_PICTURE = '/share.jpg';
