import { randomInt } from 'node:crypto';
import { LIMITS } from '@seduh/contract/constants';
import type { Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../platform/clock';
import type { ProductsTable, PromosTable, Schema, ShopTablesTable, UsersTable } from '../platform/db/schema';
import { countOf } from '../platform/db/query';
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
  /** A group of options with what they add, `Milk` with one of three where nothing is said; on these products. */
  makeGroup(values?: TestGroup): Promise<{ id: number; optionIds: number[] }>;
  /** A barista who is invited and has not answered; resolves with the invitation's id. */
  makeInvitation(values?: Partial<Insertable<Schema['invitations']>>): Promise<string>;
  /** A table; resolves with what its link ends in too. */
  makeTable(values?: Partial<Insertable<ShopTablesTable>>): Promise<{ id: string; code: string }>;
  /** A running promo of 20 %; resolves with its id. */
  makePromo(values?: Partial<Insertable<PromosTable>>): Promise<string>;
}

/** A group of options. */
interface TestGroup {
  name?: string;
  min?: number;
  max?: number;
  /** What each adds, by its name. */
  options?: Record<string, number>;
  /** The products it is on, by their ids; it is their last group. */
  on?: string[];
  /** The places of the options that come without being asked for. */
  defaults?: number[];
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const MILKS = { 'Whole milk': 0, 'Oat milk': 9_000, 'Soy milk': 6_000 };

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

    async makeGroup({ name = 'Milk', min = 1, max = 1, options = MILKS, on = [], defaults = [] } = {}) {
      const group = {
        group_name: name,
        min_choices: min,
        max_choices: max,
        archived_at: null,
        created_at: clock.now(),
      };
      const { id } = await db.insertInto('option_groups').values(group).returning('id').executeTakeFirstOrThrow();
      const rows = Object.entries(options).map(([option_name, surcharge], position) => ({
        group_id: id,
        position,
        option_name,
        surcharge,
        contains: null,
        sold_out_until: null,
        archived_at: null,
      }));
      const made = await db.insertInto('options').values(rows).returning('id').execute();
      const optionIds = made.map((option) => option.id);
      const default_ids = defaults.flatMap((place) => optionIds[place] ?? []);
      for (const product_id of on) {
        const groups = db.selectFrom('product_option_groups').where('product_id', '=', product_id);
        const position = await countOf(groups);
        await db
          .insertInto('product_option_groups')
          .values({ product_id, group_id: id, position, default_ids })
          .execute();
      }
      return { id, optionIds };
    },

    async makeInvitation(values = {}) {
      const id = values.id ?? uuidv7();
      const now = clock.now();
      const invited_by = values.invited_by ?? (await this.makeUser({ role: 'Admin' })).id;
      await db
        .insertInto('invitations')
        .values({
          id,
          email: `${id}@seduh.example`,
          bundle: 'barista',
          token_hash: Buffer.from(id),
          created_at: now,
          sent_at: now,
          expires_at: new Date(now.getTime() + LIMITS.invitationHours * HOUR_MS),
          used_at: null,
          revoked_at: null,
          ...values,
          invited_by,
        })
        .execute();
      return id;
    },

    async makeTable(values = {}) {
      const id = values.id ?? uuidv7();
      // nobody looks these up by chance: a code of the shop has six letters
      const code = values.code ?? id;
      await db
        .insertInto('shop_tables')
        .values({ id, label: id.slice(-12), code, retired_at: null, created_at: clock.now(), ...values })
        .execute();
      return { id, code };
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
          percent: (values.kind ?? 'percent') === 'percent' ? 20 : 0,
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
