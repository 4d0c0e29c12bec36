import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { badSignature, type CardNotice, type CardProvider } from './provider';

const SIGNATURE = 'x-simulator-signature';
const OUTCOMES = ['pending', 'paid', 'failed', 'expired', 'voided', 'refunded'] as const;

/** Where the simulator's own page stands, by its attempt. */
export const SIMULATOR_PATH = '/payments/simulator';

/** A provider that is no provider: it has a page where one chooses what happens, and takes no money. */
export interface CardSimulator extends CardProvider {
  readonly name: 'simulator';
  /** A notice as it travels, signed. */
  sign(notice: CardNotice): { headers: Record<string, string>; body: CardNotice };
}

/** The provider of development and tests: everything that a real one does, offline. */
export function createSimulator(): CardSimulator {
  // known to this process alone, which is the only one that sends and reads its notices
  const key = randomBytes(32);
  const signatureOf = ({ ref, outcome, amount, event }: CardNotice): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([ref, outcome, amount, event]))
      .digest();

  return {
    name: 'simulator',
    start: async ({ ref }) => ({ url: `/api${SIMULATOR_PATH}/${ref}` }),
    refund: async () => undefined,
    sign: (notice) => ({ headers: { [SIGNATURE]: signatureOf(notice).toString('hex') }, body: notice }),

    readNotice(headers, { ref, outcome: said, amount, event }) {
      const outcome = OUTCOMES.find((known) => known === said);
      const notice = { ref: String(ref), outcome: outcome ?? 'pending', amount: Number(amount), event: String(event) };
      const sent = Buffer.from(String(headers[SIGNATURE] ?? ''), 'hex');
      const right = signatureOf(notice);
      if (!outcome || sent.length !== right.length || !timingSafeEqual(sent, right)) throw badSignature();
      return notice;
    },
  };
}

export const isSimulator = (cards: CardProvider | null): cards is CardSimulator => cards?.name === 'simulator';
