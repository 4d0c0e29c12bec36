import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../platform/clock';
import type { ProductsTable, PromosTable, UsersTable } from '../platform/db/schema';
import type { Db } from '../platform/db/tx';
import { hashPassword } from '../resources/auth/passwords';
import type { Sessions } from '../resources/auth/sessions';

export interface TestUser {
  id: string;
  email: string;
  role: 'User' | 'Admin';
  token: string;
  headers: { 'x-access-token': string };
}

/** Makes rows for tests; every value may be given, the others are plausible. */
export interface Makers {
  /** Somebody who is logged in. A password is hashed only where one is given. */
  makeUser(values?: Partial<Insertable<UsersTable>> & { password?: string }): Promise<TestUser>;
  /** A product on the menu; resolves with its id. */
  makeProduct(values?: Partial<Insertable<ProductsTable>>): Promise<string>;
  /** A running promo of 20 %; resolves with its id. */
  makePromo(values?: Partial<Insertable<PromosTable>>): Promise<string>;
}

const DAY_MS = 24 * 60 * 60_000;

export function createMakers(db: Db, clock: Clock, sessions: Sessions): Makers {
  return {
    async makeUser({ password, ...values } = {}) {
      const id = values.id ?? uuidv7();
      const user = {
        id,
        email: `${id}@seduh.example`,
        phone: `+62899${randomInt(1e9, 1e10)}`,
        password_hash: password === undefined ? null : await hashPassword(password),
        role: 'User' as const,
        created_at: clock.now(),
        ...values,
      };
      await db.insertInto('users').values(user).execute();
      const token = await sessions.start(id);
      return { id, email: user.email, role: user.role, token, headers: { 'x-access-token': token } };
    },

    async makeProduct(values = {}) {
      const id = values.id ?? uuidv7();
      const now = clock.now();
      await db
        .insertInto('products')
        .values({
          id,
          product_name: 'Hazelnut Latte',
          description: 'Double espresso and steamed milk.',
          price: 25_000,
          category_id: 1,
          created_at: now,
          updated_at: now,
          ...values,
        })
        .execute();
      return id;
    },

    async makePromo(values = {}) {
      const id = values.id ?? uuidv7();
      const now = clock.now();
      await db
        .insertInto('promos')
        .values({
          id,
          promo_name: 'Test promo',
          code: `T${id.slice(-12)}`.toUpperCase(),
          description: 'For tests.',
          percent: 20,
          duration: 7,
          min_price: 0,
          created_at: now,
          starts_at: new Date(now.getTime() - DAY_MS),
          ends_at: new Date(now.getTime() + 7 * DAY_MS),
          ...values,
        })
        .execute();
      return id;
    },
  };
}
