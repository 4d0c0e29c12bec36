import type { Order } from '@seduh/contract';
import { speaksOfAllergy } from '@seduh/domain';
import type { OptionWords } from '../lib/options/words';
import { cardLines } from './columns';
import type { BoardWords } from './words';

/** What customers wrote for the kitchen, as a card says it. */
export interface CardNotes {
  /** One a line; undefined without any. */
  wishes: string | undefined;
  /** Those that speak of an allergy: each is a warning of its own. */
  allergies: string[];
}

/** The notes of an order; each names its product where there are several lines. */
export function cardNotes({ lines }: Order): CardNotes {
  const notes = lines.flatMap(({ product_name, note }) =>
    note ? [{ said: lines.length > 1 ? `${product_name}: ${note}` : note, isAllergy: speaksOfAllergy(note) }] : [],
  );
  const saidOf = (isOf: boolean) => notes.filter(({ isAllergy }) => isAllergy === isOf).map(({ said }) => said);
  return { wishes: saidOf(false).join('\n') || undefined, allergies: saidOf(true) };
}

/** `milk in Hazelnut Latte`: what is in an order although its customer asked to be warned of it; empty for nothing. */
export function avoidedIn(order: Order, m: BoardWords, { allergen }: OptionWords): string {
  const texts = cardLines(order);
  return order.lines
    .flatMap(({ product_id, product_name, warning }, place) => {
      if (!warning?.contains.length) return [];
      // of two cups of one product, which
      const isOnly = order.lines.filter((other) => other.product_id === product_id).length === 1;
      const { text = '', detail } = texts[place] ?? {};
      const line = isOnly ? product_name : [text, detail].filter(Boolean).join(', ');
      return [m.inLine(warning.contains.map((each) => allergen[each]).join(', '), line)];
    })
    .join('; ');
}

/** What to make; of a line whose contents nobody knows all of it says so, to who avoids something. */
export const markedLines = (order: Order, m: BoardWords): ReturnType<typeof cardLines> =>
  cardLines(order).map((line, place) =>
    order.lines[place]?.warning?.unknown
      ? { ...line, detail: [line.detail, m.mayContain].filter(Boolean).join(', ') }
      : line,
  );
