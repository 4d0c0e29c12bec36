import { Gauge, type Registry } from 'prom-client';
import type { ShopFigures } from './figures';

/**
 * Gauges of the whole shop: every process says the same, so they are read with `max`, never added up.
 * @returns sets them; null: nobody knows
 */
export function shopGauges(registry: Registry): (figures: ShopFigures | null) => void {
  const gauges: { reset(): void }[] = [];
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> => {
    const made = new Gauge({ name, help, labelNames, registers: [registry] });
    gauges.push(made);
    return made;
  };
  const open = gauge('seduh_orders_open', 'Orders that are not finished, by where they stand', 'status');
  const day = gauge('seduh_orders_24h', 'Orders placed in the last 24 hours, by where they stand now', 'status');
  const promises = gauge('seduh_promises_24h', 'Promised times of the last 24 hours that were met or not', 'outcome');
  const owed = gauge('seduh_money_owed_rupiah', 'What the shop has to give back');
  const refunds = gauge('seduh_refunds_owed', 'Refunds that are not with their customers yet');
  const depth = gauge('seduh_queue_depth', 'What waits to be sent or given back', 'queue');
  const oldest = gauge('seduh_queue_oldest_seconds', 'For how long the first of a queue has been due', 'queue');
  const undelivered = gauge('seduh_undelivered', 'What was given up in the last week and nobody has put aside', 'way');

  return (figures) => {
    // what is no longer known is not said: an old figure would look like one of now
    for (const one of gauges) one.reset();
    if (!figures) return;
    for (const [status, count] of Object.entries(figures.open)) open.set({ status }, count);
    for (const [status, count] of Object.entries(figures.day)) day.set({ status }, count);
    for (const [outcome, count] of Object.entries(figures.promises)) promises.set({ outcome }, count);
    for (const [way, count] of Object.entries(figures.undelivered)) undelivered.set({ way }, count);
    for (const [queue, { waiting, oldestS }] of Object.entries(figures.queues)) {
      depth.set({ queue }, waiting);
      oldest.set({ queue }, oldestS);
    }
    owed.set(figures.owed.rupiah);
    refunds.set(figures.owed.refunds);
  };
}
