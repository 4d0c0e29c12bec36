import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { createTestCards, openBank, type TestCards } from './card-kit';
import { createOrderKit, type OrderKit } from './order-kit';

/** A shop that takes cards, transfers and cash, with somebody on each side of the counter. */
export interface Counter {
  shop: TestApp;
  cards: TestCards;
  kit: OrderKit;
  /** A customer. */
  rani: TestUser;
  /** A member of staff. */
  staff: TestUser;
  /** A product of IDR 25,000, 27,500 with tax, in counted portions. */
  latte: string;
}

interface CounterOptions {
  /** Portions of the latte. Default 10. */
  stock?: number;
  /** Whether transfers are on. Default true. */
  bank?: boolean;
  rani?: Parameters<TestApp['makeUser']>[0];
  staff?: Parameters<TestApp['makeUser']>[0];
}

/** Opens one; close its `shop` afterwards. */
export async function openCounter({ stock = 10, bank = true, rani, staff }: CounterOptions = {}): Promise<Counter> {
  const cards = createTestCards();
  const shop = await createTestApp({ cards });
  if (bank) await openBank(shop);
  return {
    shop,
    cards,
    kit: createOrderKit(shop),
    rani: await shop.makeUser(rani),
    staff: await shop.makeUser({ role: 'Admin', ...staff }),
    latte: await shop.makeProduct({ price: 25_000, stock }),
  };
}
