import type { CustomerKind, DeliveryId, Figures, PaymentId, SizeId } from '@seduh/contract';
import type { Canceller } from '@seduh/contract/constants';
import type { Row } from '@seduh/domain/figures';
import type { Tx } from '../../../platform/db/tx';
import { addUp } from '../daily-sums';
import type { Span } from '../ledger-repository';
import { findProductNames, sumPayers, sumSections, type SumRow } from './kept-repository';
import type { Section } from './sections-repository';

type Counted<Name extends 'hours' | 'methods' | 'customers' | 'cups' | 'pairs' | 'ready_hours' | 'cancellations'> =
  Figures[Name][number]['now'];
export type CupRow = Row<
  { product_id: string; product_name: string; size_id: SizeId | null; options: string[] },
  Counted<'cups'>
>;

/** What one stretch of time came to, section by section. */
export interface SpanFigures {
  totals: Figures['totals']['now'];
  hours: Row<{ weekday: number; hour: number }, Counted<'hours'>>[];
  cups: CupRow[];
  basket: Figures['basket']['now'];
  pairs: Row<{ product_id: string; product_name: string; with_id: string; with_name: string }, Counted<'pairs'>>[];
  customers: Row<{ kind: CustomerKind }, Counted<'customers'>>[];
  ready: Row<{ hour: number }, Counted<'ready_hours'>>[];
  cancellations: Row<{ by: Canceller; reason: string | null }, Counted<'cancellations'>>[];
  methods: Row<{ delivery_id: DeliveryId; payment_id: PaymentId }, Counted<'methods'>>[];
}

export const NO_MONEY = { income: 0, refunds: 0, discounts: 0, orders: 0 };

/** All sections of a span that begins at `since`: whether its days are kept or not makes no difference to them. */
export async function readSpan(tx: Tx, span: Span, since: Date, timeZone: string): Promise<SpanFigures> {
  const of = bySection(await sumSections(tx, span, timeZone));
  const payers = await sumPayers(tx, span, since);
  const ids = new Set([...of('cups'), ...of('pairs')].flatMap(({ key }) => keyOf<string[]>(key).slice(0, 2)));
  const names = await findProductNames(tx, [...ids].filter(isText));
  const nameOf = (id: string) => names.get(id) ?? '';

  const methods = of('methods').map(({ key, counts: [income, refunds, discounts, orders] }) => {
    const [delivery_id, payment_id] = keyOf<[DeliveryId, PaymentId]>(key);
    return { delivery_id, payment_id, counted: { income, refunds, discounts, orders } };
  });
  const money = addUp(
    NO_MONEY,
    methods.map(({ counted }) => counted),
  );
  const [[orders, pieces, mixed] = [0, 0, 0]] = of('basket').map(({ counts }) => counts);
  return {
    totals: { ...money, outcome: money.refunds + money.discounts },
    methods,
    hours: of('hours').map(({ key, counts: [orders, income] }) => {
      const [weekday, hour] = keyOf<[number, number]>(key);
      return { weekday, hour, counted: { orders, income } };
    }),
    cups: of('cups').map(({ key, counts: [sold, amount] }) => {
      const [product_id, size_id, options] = keyOf<[string, SizeId | null, string[]]>(key);
      return { product_id, product_name: nameOf(product_id), size_id, options, counted: { sold, amount } };
    }),
    basket: { orders, pieces, mixed },
    pairs: of('pairs').map(({ key, counts: [orders] }) => {
      const [product_id, with_id] = keyOf<[string, string]>(key);
      const named = { product_id, product_name: nameOf(product_id), with_id, with_name: nameOf(with_id) };
      return { ...named, counted: { orders } };
    }),
    customers: [
      ...payers.map(({ kind, ...counted }) => ({ kind, counted })),
      ...of('guests').map(({ counts: [orders, income] }) => ({
        kind: 'guest' as const,
        counted: { customers: orders, orders, income },
      })),
    ],
    ready: of('ready').map(({ key, counts: [orders, on_time, ready_ms, promised_ms] }) => ({
      hour: Number(key),
      counted: { orders, on_time, ready_ms, promised_ms },
    })),
    cancellations: of('cancellations').map(({ key, counts: [orders, amount] }) => {
      const [by, reason] = keyOf<[Canceller, string | null]>(key);
      return { by, reason, counted: { orders, amount } };
    }),
  };
}

const keyOf = <Key>(key: string) => JSON.parse(key) as Key;
const isText = (id: unknown): id is string => typeof id === 'string';

function bySection(rows: readonly SumRow[]): (section: Section) => readonly SumRow[] {
  const sections = new Map<Section, SumRow[]>();
  for (const row of rows) {
    const known = sections.get(row.section);
    if (known) known.push(row);
    else sections.set(row.section, [row]);
  }
  return (section) => sections.get(section) ?? [];
}
