import type { Making, ProductDetail, Station } from '@seduh/contract';
import type { MoneyStyle } from '@seduh/ui';
import type { MadeField } from '../form';
import { isTooLong, secondsInWords, tooLongInWords } from '../making/makingValues';
import type { ProductFormWords } from './words';

/** The part of a product's draft that is about its making. */
export interface MakingDraft {
  /** Null is as usual; what is left out stays as it is. */
  making: Partial<Making>;
}

/** What it takes before any option, as it stands in the form. */
export function makingOf(draft: MakingDraft, product?: ProductDetail): Making {
  // always in this order, as two of them are compared by their text
  const { seconds = null, station = null } = { ...product?.making, ...draft.making };
  return { seconds, station };
}

/** What the form's table says of the making. */
export const makingRowIn = (
  m: ProductFormWords,
  { locale }: MoneyStyle,
): { making: MadeField<ProductDetail, MakingDraft, Making> } => ({
  making: {
    empty: { making: {} },
    read: (product) => makingOf({ making: {} }, product),
    write(draft, product) {
      const making = makingOf(draft, product);
      return product || making.seconds !== null || making.station !== null ? making : undefined;
    },
    wrong: ({ making: { seconds = null } }) => (isTooLong(seconds) ? tooLongInWords(m.making, locale) : undefined),
    words: ({ making: { seconds, station } }) => [
      [m.making.seconds, secondsInWords(seconds, m.making, locale, m.making.usual)],
      [m.making.station, stationInWords(station, m)],
    ],
    keep({ making }, was, is) {
      const own = Object.entries(making).filter(
        ([key]) => was.making[key as keyof Making] === is.making[key as keyof Making],
      );
      return { making: Object.fromEntries(own) };
    },
  },
});

const stationInWords = (station: Station | null, { making: m }: ProductFormWords): string =>
  station ? m.stations[station] : m.usual;
