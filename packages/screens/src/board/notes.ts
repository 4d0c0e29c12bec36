import type { Order, OrderLine } from '@seduh/contract';
import { changedLines, optionNames, speaksOfAllergy } from '@seduh/domain';
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
export const avoidedIn = (order: Order, m: BoardWords, { allergen }: OptionWords): string =>
  inLines(order, ({ warning }, line) =>
    warning?.contains.length ? m.inLine(warning.contains.map((each) => allergen[each]).join(', '), line) : undefined,
  );

/** `Oat milk in Hazelnut Latte`: what has run out of an order, whose customer wants nothing instead; empty for nothing. */
export const refusedIn = (order: Order, m: BoardWords): string =>
  inLines(order, ({ offer, product_name }, line) => {
    if (offer?.state !== 'declined') return undefined;
    const out = offer.ran_out.map(({ name }) => name).join(', ');
    return out === product_name ? line : m.inLine(out, line);
  });

/** `Hazelnut Latte instead of Oat milk`: what became another cup after its order was accepted; empty for nothing. */
export function changedIn(order: Order, m: BoardWords): string {
  const changed = changedLines(order);
  return changed.length === 0
    ? ''
    : inLines(order, ({ offer }, line, place) =>
        changed.includes(place)
          ? `${line} ${m.insteadOf(offer?.ran_out.map(({ name }) => name).join(', ') ?? '')}`
          : undefined,
      );
}

/** What is said of lines. @param of called with a line, what it is called, and its place */
function inLines(order: Order, of: (line: OrderLine, called: string, place: number) => string | undefined): string {
  const texts = cardLines(order);
  return order.lines
    .flatMap((line, place) => {
      // of two cups of one product, which
      const isOnly = order.lines.filter(({ product_id }) => product_id === line.product_id).length === 1;
      const { text = '', detail } = texts[place] ?? {};
      return of(line, isOnly ? line.product_name : [text, detail].filter(Boolean).join(', '), place) ?? [];
    })
    .join('; ');
}

/** What its customer is asked about a line, or has taken; undefined for neither. */
export function offerNote(
  { offer, ...line }: OrderLine,
  { counter }: Pick<Order, 'counter'>,
  m: BoardWords,
): string | undefined {
  if (!offer || offer.state === 'declined') return undefined;
  const { substitute, ran_out } = offer;
  if (!substitute) return m.insteadOf(ran_out.map(({ name }) => name).join(', '));
  return (counter ? m.toAsk : m.asked)(insteadIn(line, substitute));
}

/** What a line would have instead, by name: another product, or other options. */
export const insteadIn = (
  { product_id, options }: Pick<OrderLine, 'product_id' | 'options'>,
  substitute: Pick<OrderLine, 'product_id' | 'product_name' | 'options'>,
): string =>
  substitute.product_id === product_id
    ? optionNames(substitute.options.filter(({ id }) => !options.some((own) => own.id === id)))
    : substitute.product_name;

/** What to make, with what is asked about a line; of one whose contents nobody knows all of it says so, to who avoids something. */
export const markedLines = (order: Order, m: BoardWords): ReturnType<typeof cardLines> =>
  cardLines(order).map((text, place) => {
    const line = order.lines[place];
    const marks = [text.detail, line?.warning?.unknown && m.mayContain, line && offerNote(line, order, m)];
    return { ...text, detail: marks.filter(Boolean).join(', ') };
  });
