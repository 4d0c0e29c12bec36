import type { LineOption, Order, OrderLine, QuoteLine, QuoteLineBody } from '@seduh/contract';
import { isHadAsItComes } from '@seduh/domain';
import { fetchProduct } from '../products/products';
import { fetchQuote } from '../quotes/quotes';
import { fetchOrder } from './reads';

/** A line of an old order beside what it would be today. */
export interface RepricedLine {
  /** As sold. */
  sold: OrderLine;
  /** By today's menu. */
  now: QuoteLine;
  /** Rupiah the size costs on top today, where the price has changed and a size has its own; null otherwise. */
  surcharge: number | null;
}

/**
 * What the lines of an own order would be today: prices, what is sold out, what is gone.
 * @throws {ApiError} as reading an order and asking for a quote do
 */
export async function priceAgain(orderId: string): Promise<RepricedLine[]> {
  const order = await fetchOrder(orderId);
  const lines = await quoteAgain(order);
  return Promise.all(
    // a quote answers line by line, in the order it was asked
    order.lines.flatMap((sold, index) => {
      const now = lines[index];
      return now ? [withSurcharge(sold, now)] : [];
    }),
  );
}

/** The lines of an old order by today's menu: as each comes today, or with the options it was sold with. */
async function quoteAgain({ lines, delivery_id }: Order): Promise<QuoteLine[]> {
  const ask = async (wanted: QuoteLineBody[]) => (await fetchQuote({ lines: wanted, delivery_id, time: 'now' })).lines;
  const bodies = lines.map(({ product_id, size_id, qty, note }) => ({ product_id, size_id, qty, note }));
  const sold = lines.map(({ options }) => idsOf(options));
  const [usual, named] = await Promise.all([
    ask(bodies),
    ask(bodies.map((body, index) => ({ ...body, option_ids: sold[index] }))),
  ]);
  return named.map((line, index) => {
    const asItComes = usual[index];
    return asItComes && isHadAsItComes(sold[index] ?? [], idsOf(asItComes.options), line.problem) ? asItComes : line;
  });
}

const idsOf = (options: readonly LineOption[]): number[] =>
  options.map(({ id }) => id).toSorted((one, other) => one - other);

/** Only where it may explain another price; without the product's page the price alone is said. */
async function withSurcharge(sold: OrderLine, now: QuoteLine): Promise<RepricedLine> {
  if (now.problem?.available === 0 || now.unit_price === sold.unit_price) return { sold, now, surcharge: null };
  const product = await fetchProduct(sold.product_id).catch(() => null);
  const surcharge = product?.sizes.find(({ id }) => id === sold.size_id)?.surcharge;
  return { sold, now, surcharge: surcharge || null };
}
