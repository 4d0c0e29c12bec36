import type { LineSubstitute, OfferAnswer, OfferBody, OfferedTo, Order } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { exchanged, isAsSeen, lineSubstitute, mayBeExchanged, namesOfRanOut, optionNames } from '@seduh/domain';
import type { Fact } from '@seduh/domain/audit';
import { recordChange } from '../../../platform/db/audit';
import type { Tx } from '../../../platform/db/tx';
import { HttpError, invalid, notFound } from '../../../platform/http/errors';
import type { Viewer } from '../../../platform/http/viewer';
import { tellOfOffer, untellOfOffer } from '../../notices/queue';
import { actOn, lockedOrder, withEvents, type OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import { workOfLines } from '../quote/service';
import { findOrders, type LineRow, type OrderRows } from '../read/repository';
import { readOrder } from '../read/service';
import { findOffers, type OfferRow } from '../offers-repository';
import { cupOffered, readMenu, warningOf } from '../offers';
import {
  answerOffers,
  changeStock,
  exchangeLine,
  findWaitingLines,
  insertOffer,
  setWork,
  withdrawOffers,
  type RunOut,
  type StockChange,
} from './repository';

const runOutOf = ({ product_id, option_id }: OfferBody): RunOut => ({
  productId: product_id ?? null,
  optionId: option_id ?? null,
});

/**
 * Offers what stands in for something that has run out to who waits for it, and tells them. Lines of which something is made,
 * and customers who avoid what would be offered, are left out. What is being asked already is asked once.
 */
export const offerInstead = (context: OrderContext, viewer: Viewer, body: OfferBody): Promise<OfferedTo> =>
  withEvents(context, async (tx) => {
    const now = context.clock.now();
    const what = runOutOf(body);
    const waiting = await findWaitingLines(tx, what, body.order_id ?? null);
    const orders = await findOrders(tx, [...new Set(waiting.map(({ order_id }) => order_id))]);
    const menu = await readMenu(
      tx,
      orders.flatMap(({ lines }) => lines),
      now,
    );
    let asked = 0;
    for (const { order, lines } of orders) {
      const offerable = waiting.flatMap(({ order_id, position, avoids, done }) => {
        const line = lines.find((each) => order_id === order.id && each.position === position);
        const isOffered = line && done === 0 && cupOffered(line, [what.optionId], menu, avoids);
        return isOffered ? [line] : [];
      });
      if (offerable.length === 0) continue;
      asked += 1;
      const facts: Fact[] = [];
      for (const line of offerable) {
        const [ran_out] = namesOfRanOut(sold(line), [what.optionId]);
        if (ran_out && (await ask(tx, viewer, line, what, ran_out, now))) facts.push(ranOutFact(line, ran_out));
      }
      if (facts.length === 0) continue;
      await recordChange(tx, actOn(order, viewer, 'order.offer', now), [], facts);
      await recordEvent(tx, order, 'offered', now);
      await tellOfOffer(tx, order, now);
    }
    return { orders: asked, left_out: orders.length - asked };
  });

const ask = (
  tx: Tx,
  { userId }: Viewer,
  { order_id, position }: LineRow,
  { optionId }: RunOut,
  ran_out: OfferRow['ran_out'],
  at: Date,
): Promise<boolean> =>
  insertOffer(tx, { order_id, position, option_id: optionId, offered_by: userId, offered_at: at, ran_out });

const ranOutFact = ({ product_name }: { product_name: string }, { name }: OfferRow['ran_out']): Fact => ({
  field: 'ran_out',
  of: product_name,
  value: name,
});

/** A row as the rules of lines read it. */
const sold = (line: LineRow) => ({
  ...line,
  options: line.options ?? [],
  name_translations: line.name_translations ?? undefined,
});

/** Takes back what nobody has answered, as if it had not been offered. */
export const withdrawOffer = (context: OrderContext, viewer: Viewer, body: OfferBody): Promise<OfferedTo> =>
  withEvents(context, async (tx) => {
    const at = context.clock.now();
    const asked = await withdrawOffers(tx, runOutOf(body), body.order_id ?? null);
    const orders = await findOrders(tx, [...new Set(asked.map(({ order_id }) => order_id))]);
    for (const { order } of orders) {
      const facts = asked.filter(({ order_id }) => order_id === order.id).map((line) => ranOutFact(line, line.ran_out));
      await untellOfOffer(tx, order.id);
      await recordEvent(tx, order, 'offered', at);
      await recordChange(tx, actOn(order, viewer, 'order.withdraw', at), facts, []);
    }
    return { orders: orders.length, left_out: 0 };
  });

/**
 * What a customer, or staff for them, says to what is offered for a line. Taken, the line becomes it: goods, stock and work in
 * one transaction, the price that was agreed stays. The same answer again changes nothing. Throws 404 for an order that is
 * not the viewer's, 400 for no such line, 409 OFFER_OVER where it is not offered (any more), or not as it was seen.
 */
export const answerOffer = (context: OrderContext, viewer: Viewer, id: string, answer: OfferAnswer): Promise<Order> =>
  withEvents(context, async (tx) => {
    const order = await lockedOrder(context, tx, id);
    if (viewer.role !== 'Admin' && order.user_id !== viewer.userId) throw notFound('Order');
    const at = context.clock.now();
    const [rows] = await findOrders(tx, [id]);
    const line = rows?.lines.find(({ position }) => position === answer.line);
    if (!rows || !line) throw invalid({ line: 'This order has no such line' });
    const offers = (await findOffers(tx, [id])).filter(({ position }) => position === line.position);
    const open = offers.filter((offer) => offer.answer === null);
    const where = { orderId: order.id, position: line.position };
    const said = { by: viewer.userId, at };
    if (open.length === 0) {
      // sent again, as its answer was lost
      if (isSaid(offers.at(-1), line, answer)) return readOrder(tx, viewer, id, at);
      throw over(MESSAGES.offerOver);
    }
    const before: Fact[] = [cupFact(line), ...open.map(({ ran_out }) => ranOutFact(line, ran_out))];
    const after = [cupFact(answer.take ? await exchange(tx, rows, line, { open, take: answer.take, at }) : line)];
    await answerOffers(tx, where, { ...said, answer: answer.take ? 'taken' : 'declined' });
    if (viewer.role === 'Admin') await recordChange(tx, actOn(order, viewer, 'order.answer', at), before, after);
    await untellOfOffer(tx, order.id);
    await recordEvent(tx, order, 'offered', at);
    return readOrder(tx, viewer, id, at);
  });

const over = (why: string): HttpError => new HttpError(409, 'OFFER_OVER', why);

/** Whether this very answer stands already. */
const isSaid = (last: OfferRow | undefined, line: LineRow, { take }: OfferAnswer): boolean =>
  take ? last?.answer === 'taken' && take.product_id === line.product_id : last?.answer === 'declined';

/** What a line is, in the record of what staff did. */
const cupFact = ({
  position,
  product_name,
  options,
}: Pick<LineRow, 'position' | 'product_name' | 'options'>): Fact => ({
  field: 'cup',
  of: String(position),
  value: [product_name, optionNames(options ?? [])].filter(Boolean).join(', '),
});

/** Makes the line what was taken, and returns it. Throws 409 OFFER_OVER where that cannot be had, or is not what was seen. */
async function exchange(
  tx: Tx,
  { order, lines }: OrderRows,
  line: LineRow,
  { open, take, at }: { open: readonly OfferRow[]; take: OfferAnswer['take']; at: Date },
): Promise<Pick<LineRow, 'position' | 'product_name' | 'options'>> {
  const menu = await readMenu(tx, lines, at);
  const [first] = open;
  const isFree = first && mayBeExchanged(order.status, first.done);
  const ranOut = open.map(({ option_id }) => option_id);
  const cup = isFree ? cupOffered(line, ranOut, menu, first.avoids) : null;
  if (!cup) throw over(MESSAGES.offerOver);
  const offered = lineSubstitute(cup);
  if (!isAsSeen(offered, take)) throw over(MESSAGES.offerChanged);

  const isOther = offered.product_id !== line.product_id;
  const counted = isOther && cup.product.stock !== null;
  if (isOther && !(await changeStock(tx, stockChanges(line, offered, counted)))) throw over(MESSAGES.offerOver);
  await exchangeLine(
    tx,
    { orderId: order.id, position: line.position },
    {
      product_id: offered.product_id,
      product_name: offered.product_name,
      name_translations: offered.name_translations ?? null,
      image: offered.image,
      size_id: offered.size_id,
      one_size: offered.size_name === '',
      options: offered.options,
      warning: warningOf(cup, first?.avoids ?? null) ?? null,
      stock_taken: isOther ? (counted ? line.qty : 0) : line.stock_taken,
    },
  );
  const now = lines.map((each) => (each === line ? { ...sold(line), ...exchanged(sold(line), offered) } : sold(each)));
  await setWork(tx, order.id, workOfLines(now, menu.products, menu.stations));
  return { position: line.position, product_name: offered.product_name, options: offered.options };
}

/** What was put aside goes back, what is made instead is taken. */
const stockChanges = (line: LineRow, { product_id }: LineSubstitute, counted: boolean): StockChange[] => [
  ...(line.stock_taken > 0 ? [{ productId: line.product_id, pieces: line.stock_taken }] : []),
  ...(counted ? [{ productId: product_id, pieces: -line.qty }] : []),
];
