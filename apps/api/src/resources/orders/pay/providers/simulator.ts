import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { PAYMENT_RULES } from '@seduh/domain';
import {
  badSignature,
  type CardStatus,
  type CardProvider,
  type CardReturn,
  type CardWebhook,
  type PayPlace,
} from './provider';

const SIGNATURE = 'x-simulator-signature';
/** Payments whose state is remembered: what is older has long been heard of. */
const REMEMBERED = 1_000;

/** Where the simulator's own page stands, by its attempt. */
export const SIMULATOR_PATH = '/payments/simulator';

/** What the simulator is told to have happened; the rest is taken for granted. */
export type Simulated = Pick<CardStatus, 'ref' | 'outcome' | 'amount' | 'event'> &
  Partial<Pick<CardStatus, 'currency' | 'returned'>>;

/** A provider that is no provider: it has a page where one chooses what happens, and takes no money. */
export interface CardSimulator extends CardProvider {
  readonly name: 'simulator';
  /** Makes something become of an attempt: its status says so from now on. */
  become(state: Simulated): void;
  /** A payment webhook as it travels, signed. */
  sign(webhook: CardWebhook): { headers: Record<string, string>; body: CardWebhook };
}

/** The provider of development and tests: everything that a real one does, offline. */
export function createSimulator(): CardSimulator {
  // known to this process alone, which is the only one that sends and reads its webhooks
  const key = randomBytes(32);
  const states = new Map<string, CardStatus>();
  const signatureOf = ({ ref, currency }: CardWebhook): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([ref, currency]))
      .digest();

  function become({ ref, ...state }: Simulated): void {
    const returned = state.returned ?? states.get(ref)?.returned ?? [];
    states.delete(ref);
    states.set(ref, { currency: 'IDR', ...state, ref, returned });
    const [oldest] = states.keys();
    if (states.size > REMEMBERED && oldest !== undefined) states.delete(oldest);
  }

  return {
    name: 'simulator',
    become,
    async start({ ref, method }): Promise<PayPlace> {
      const page = `/api${SIMULATOR_PATH}/${ref}`;
      switch (PAYMENT_RULES[method].paidBy) {
        case 'page':
          return { url: page };
        case 'code':
          // whoever shows the code makes it a whole address: they know by which one the shop is reached
          return { qr: page };
      }
    },
    sign: (webhook) => ({ headers: { [SIGNATURE]: signatureOf(webhook).toString('hex') }, body: webhook }),

    async status(ref) {
      const state = states.get(ref);
      if (!state) throw new Error('the simulator knows no such payment');
      return state;
    },

    async refund({ ref, key: name, amount }) {
      const state = states.get(ref);
      // one from before this process started: nothing was taken, so nothing has to go back
      if (!state || state.returned.some((entry) => entry.key === name)) return;
      const returned: CardReturn[] = [...state.returned, { key: name, amount }];
      const back = returned.reduce((sum, entry) => sum + entry.amount, 0);
      const outcome = back >= state.amount ? 'refunded' : 'partly refunded';
      become({ ...state, outcome, returned, event: `${state.event} ${back}` });
    },

    readWebhook(headers, { ref, currency }) {
      const webhook = { ref: String(ref), currency: String(currency) };
      const sent = Buffer.from(String(headers[SIGNATURE] ?? ''), 'hex');
      const right = signatureOf(webhook);
      if (sent.length !== right.length || !timingSafeEqual(sent, right)) throw badSignature();
      return webhook;
    },
  };
}

export const isSimulator = (cards: CardProvider | null): cards is CardSimulator => cards?.name === 'simulator';
