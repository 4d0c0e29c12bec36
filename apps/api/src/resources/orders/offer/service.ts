import type { OfferAnswer, OfferBody, OfferedTo, Order } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { exchanged, isAsSeen, isSaid, lineSubstitute, namesOfRanOut, optionNames } from '@seduh/domain';
import type { Fact } from '@seduh/domain/audit';
import { recordChange } from '../../../platform/db/audit';
import type { Tx } from '../../../platform/db/tx';
import { HttpError, invalid, notFound } from '../../../platform/http/errors';
import type { Viewer } from '../../../platform/http/viewer';
import { tellOfOffer, untellOfOffer } from '../../notices/queue';
import { actOn, lockedOrder, withEvents, type OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import { stockClaims, workOfLines } from '../quote/service';
import { findOrders, type LineRow, type OrderRows } from '../read/repository';
import { readOrder } from '../read/service';
import { findOffers, type OfferRow } from '../offers-repository';
import { offeredFor, readMenu, type Menu, type OpenOffer } from '../offers';
import {
  answerOffers,
  exchangeLine,
  findWaitingLines,
  insertOffer,
  lockOrders,
  setWork,
  withdrawOffers,
  type RunOut,
} from './repository';

const runOutOf = ({ product_id, option_id }: OfferBody): RunOut => ({
  productId: product_id ?? null,
  optionId: option_id ?? null,
});

/**
 * Offers what stands in for something that has run out to who waits for it, and tells them. Lines of which something is made,
 * customers who avoid what would be offered, and, unless they are asked by name, those who want nothing instead are left out.
 * What is being asked already is asked once.
 */
export const offerInstead = (context: OrderContext, viewer: Viewer, body: OfferBody): Promise<OfferedTo> =>
  withEvents(context, async (tx) => {
    const now = context.clock.now();
    const what = runOutOf(body);
    const find = () => findWaitingLines(tx, what, body.order_id ?? null);
    const idsOf = (lines: readonly { order_id: string }[]) => [...new Set(lines.map(({ order_id }) => order_id))];
    await lockOrders(tx, idsOf(await find()));
    const waiting = await find();
    const orders = await findOrders(tx, idsOf(waiting));
    const open = (await findOffers(tx, idsOf(waiting))).filter(({ answer }) => answer === null);
    const allLines = orders.flatMap(({ lines }) => lines);
    const menu = await readMenu(tx, allLines, now, context.catalogue);
    const to: OfferedTo = { orders: 0, at_counter: 0, left_out: 0 };
    for (const { order, lines } of orders) {
      const offerable = waiting
        .filter(({ order_id }) => order_id === order.id)
        .flatMap((waits) => {
          const line = lines.find(({ position }) => position === waits.position);
          if (!line || (waits.has_declined && body.order_id === undefined)) return [];
          // with all that is asked about it already: it is one cup
          const asked = open.filter((row) => row.order_id === order.id && row.position === line.position);
          const rows = [...asked, { option_id: what.optionId }];
          return offeredFor(line, rows, menu, { status: order.status, ...waits }) ? [line] : [];
        });
      if (offerable.length === 0) {
        to.left_out += 1;
        continue;
      }
      to.orders += 1;
      if (order.user_id === null) to.at_counter += 1;
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
    return to;
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

const ranOutFact = (
  { position, product_name }: Pick<LineRow, 'position' | 'product_name'>,
  { name }: OfferRow['ran_out'],
): Fact => ({ field: 'ran_out', of: product_name, key: `${position} ${name}`, value: name });

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
      await untell(tx, order.id);
      await recordEvent(tx, order, 'offered', at);
      await recordChange(tx, actOn(order, viewer, 'order.withdraw', at), facts, []);
    }
    return { orders: orders.length, at_counter: 0, left_out: 0 };
  });

/** Takes the notice back, unless something else of the order is still asked. */
async function untell(tx: Tx, orderId: string): Promise<void> {
  const isAsked = (await findOffers(tx, [orderId])).some(({ answer }) => answer === null);
  if (!isAsked) await untellOfOffer(tx, orderId);
}

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
    const [rows] = await findOrders(tx, [order.id]);
    const line = rows?.lines.find(({ position }) => position === answer.line);
    if (!rows || !line) throw invalid({ line: MESSAGES.lineUnknown });
    const offers = (await findOffers(tx, [order.id])).filter(({ position }) => position === line.position);
    const open = offers.filter((offer) => offer.answer === null);
    const [first] = open;
    if (!first) {
      // sent again, as its answer was lost
      if (isSaid(sold(line), offers.at(-1)?.answer ?? undefined, answer)) return readOrder(tx, viewer, order.id, at);
      throw over(MESSAGES.offerOver);
    }
    const menu = await readMenu(tx, rows.lines, at, context.catalogue);
    const offered = offeredFor(line, open, menu, { status: order.status, ...first });
    if (!offered) throw over(MESSAGES.offerOver);
    if (!isAsSeen(lineSubstitute(offered.cup), answer.substitute)) throw over(MESSAGES.offerChanged);

    if (answer.take) await exchange(context, tx, { rows, line, offered, menu });
    const said = { answer: answer.take ? 'taken' : 'declined', by: viewer.userId, at } as const;
    await answerOffers(tx, { orderId: order.id, position: line.position }, said);
    if (viewer.role === 'Admin') {
      const before = [cupFact(line), ...offered.rows.map(({ ran_out }) => ranOutFact(line, ran_out))];
      const after = answer.take ? { ...line, ...lineSubstitute(offered.cup) } : line;
      await recordChange(tx, actOn(order, viewer, answer.take ? 'order.take' : 'order.leave', at), before, [
        cupFact(after),
      ]);
    }
    await untell(tx, order.id);
    await recordEvent(tx, order, 'offered', at);
    return readOrder(tx, viewer, order.id, at);
  });

const over = (why: string): HttpError => new HttpError(409, 'OFFER_OVER', why);

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

/**
 * Makes the line what was taken. What another product takes of counted stock is taken; what has run out is not put back, as
 * it is not there. Throws 409 OFFER_OVER where somebody else has taken the last one.
 */
async function exchange(
  { guards }: OrderContext,
  tx: Tx,
  { rows, line, offered, menu }: { rows: OrderRows; line: LineRow; offered: OpenOffer; menu: Menu },
): Promise<void> {
  const { cup, warning } = offered;
  const substitute = lineSubstitute(cup);
  const isOther = substitute.product_id !== line.product_id;
  const claims = isOther ? stockClaims([{ ...substitute, qty: line.qty }], [cup.product]) : [];
  if (!(await guards.takeStock(tx, claims))) throw over(MESSAGES.offerOver);
  await exchangeLine(
    tx,
    { orderId: rows.order.id, position: line.position },
    {
      product_id: substitute.product_id,
      product_name: substitute.product_name,
      name_translations: substitute.name_translations ?? null,
      image: substitute.image,
      size_id: substitute.size_id,
      one_size: substitute.size_name === '',
      options: substitute.options,
      warning: warning ?? null,
      stock_taken: isOther ? (claims[0]?.qty ?? 0) : line.stock_taken,
    },
  );
  const now = rows.lines.map((each) => (each === line ? exchanged(sold(line), substitute) : sold(each)));
  await setWork(tx, rows.order.id, workOfLines(now, menu.products, menu.stations));
}
