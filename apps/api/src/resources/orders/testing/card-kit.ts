import { randomUUID } from 'node:crypto';
import type { Order } from '@seduh/contract';
import type { CardRefund } from '../pay/providers/provider';
import { createSimulator, type CardSimulator, type Simulated } from '../pay/providers/simulator';
import type { TestApp } from '../../../testing';

/** A provider that can be switched off, and that says what it was asked for. */
export interface TestCards extends CardSimulator {
  /** While true it neither opens pages nor gives money back. */
  down: boolean;
  /** The attempts it has opened a page for. */
  opened: string[];
  refunds: CardRefund[];
}

export function createTestCards(): TestCards {
  const simulator = createSimulator();
  const answer = () => {
    if (cards.down) throw new Error('the provider does not answer');
  };
  const cards: TestCards = {
    ...simulator,
    down: false,
    opened: [],
    refunds: [],
    async start(attempt) {
      answer();
      cards.opened.push(attempt.ref);
      return simulator.start(attempt);
    },
    async status(ref) {
      answer();
      return simulator.status(ref);
    },
    async refund(refund) {
      answer();
      cards.refunds.push(refund);
      return simulator.refund(refund);
    },
  };
  return cards;
}

/** The attempt that an order's payment page, or its code, stands for. */
export const refOf = ({ payment }: Order): string => (payment.pay_url ?? payment.qr)?.split('/').at(-1) ?? '';

type Said = Omit<Simulated, 'event'> & Partial<Pick<Simulated, 'event'>>;

/** Makes something become of an attempt and has the provider tell it; resolves with the answer's status and code. */
export async function notify({ app }: TestApp, cards: CardSimulator, { event = randomUUID(), ...said }: Said) {
  cards.become({ event, ...said });
  const { headers, body } = cards.sign({ ref: said.ref, currency: said.currency ?? 'IDR' });
  const response = await app.inject({ method: 'POST', url: '/api/payments/notifications', headers, payload: body });
  return { status: response.statusCode, code: response.json<{ code?: string }>().code };
}

/** Sets up an account that transfers go to. */
export async function openBank({ database }: TestApp) {
  const bank = { bank: 'BCA', account: '0123 4567 89', holder: 'Seduh Kopi' };
  await database.db
    .updateTable('shop')
    .set({ bank: JSON.stringify(bank) })
    .execute();
  return bank;
}

const MINUTE_MS = 60_000;

/** Lets time pass for a shop. */
export function pass({ clock }: TestApp, minutes: number): void {
  clock.set(new Date(clock.now().getTime() + minutes * MINUTE_MS));
}
