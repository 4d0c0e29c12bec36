import { imageUrl } from '@seduh/contract/constants';
import { isHandedOver } from '@seduh/domain';
import type { Clock } from '../platform/clock';
import { withTx, type Db } from '../platform/db/tx';
import { hashPassword } from '../resources/auth/passwords';
import { newTables, withNewCodes } from '../resources/tables/new-tables';
import { insertTables } from '../resources/tables/repository';
import { DEMO_MENU } from '@seduh/domain/demo-menu';
import { demoContents } from '@seduh/domain/demo-options';
import { DEMO_PROMOS } from '@seduh/domain/demo-promos';
import { DEMO_TABLES } from '@seduh/domain/demo-tables';
import { demoWork } from '@seduh/domain/demo-work';
import { addDaysTo, type Cast, type Known, type PlannedOrder } from './order-plan';
import { optionRows, productGroups } from './options';
import { planOpenOrders } from './open-orders';
import { toRows, type SeedShop } from './order-rows';
import { planPastOrders } from './past-orders';
import { CUSTOMERS, DEMO_ACCOUNTS, STAFF, type DemoPerson } from './people';
import { demoImage } from './images';
import { PromoChoice, type RunningPromo } from './promos';
import { createRandom, type Random } from './random';
import { insertDemo, isCatalogueEmpty, lockEmptyCatalogue, readSeedShop, vacuum, type SeedRows } from './repository';

const SEED = 20_261_120;
/** Of the demo's promos, those that drew their ids from the first stream of chances. */
const FIRST_PROMOS = 4;
/** The newest customers joined this many days ago, the others long before the first order. */
const JOINED_DAYS_AGO: Readonly<Record<string, number>> = {
  'Joko Susilo': 17,
  'Kartika Putri': 11,
  'Lukman Hakim': 6,
  'Maya Sari': 3,
};
const LONG_AGO_DAYS = 260;
const FIRST_PRODUCT_DAYS = 250;
const DAYS_BETWEEN_PRODUCTS = 7;

/**
 * Fills an empty shop with the demo: menu, promos, people and six months of orders, the same for the same moment; and its
 * tables, with codes that nobody can look up here. Resolves with false where there is a menu already.
 */
export async function seedDemo(db: Db, clock: Clock): Promise<boolean> {
  if (!(await isCatalogueEmpty(db))) return false;
  const rows = await demoRows(await readSeedShop(db), clock.now());
  const seeded = await withNewCodes(() =>
    withTx(db, async (tx) => {
      if (!(await lockEmptyCatalogue(tx))) return false;
      await insertDemo(tx, rows);
      // those that somebody has added before there was a menu stay as they are
      await insertTables(tx, newTables(DEMO_TABLES, clock.now()));
      return true;
    }),
  );
  if (seeded) await vacuum(db);
  return seeded;
}

/** All rows of the demo as of `now`. */
export async function demoRows(shop: SeedShop, now: Date): Promise<SeedRows> {
  const random = createRandom(SEED);
  const cast: Cast = {
    staff: known(random, STAFF, joinedAt(now)),
    customers: known(random, CUSTOMERS, joinedAt(now)),
    products: known(random, DEMO_MENU, createdAt(now)),
  };
  // of its own, so that a promo more changes nothing else of the demo, as what is learned from its orders
  const later = createRandom(SEED + 2);
  const promos: RunningPromo[] = DEMO_PROMOS.map((of, index) => {
    const startsAt = addDaysTo(now, -of.startedDaysAgo);
    return {
      id: (index < FIRST_PROMOS ? random : later).id(startsAt),
      of,
      startsAt,
      endsAt: addDaysTo(startsAt, of.duration),
    };
  });
  const planned = [
    ...planPastOrders(
      random,
      shop,
      cast,
      { joinedAt: ({ of }) => joinedAt(now)(of), createdAt: ({ of }) => createdAt(now)(of) },
      now,
    ),
    ...planOpenOrders(random, shop, cast, now),
  ].sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  const choice = new PromoChoice(random, promos, shop.member_minimum);
  const options = optionRows(addDaysTo(now, -FIRST_PRODUCT_DAYS));
  // of its own, so that what people choose changes nothing else of the demo
  const taste = createRandom(SEED + 1);
  const orders = planned.map((order) => toRows(random, shop, choice, order, { taste, options }));
  const uses = orders.flatMap(({ promoUse }) => (promoUse && !promoUse.released_at ? [promoUse] : []));

  return {
    users: await Promise.all([...cast.staff, ...cast.customers].map((person) => userRow(person, now))),
    products: cast.products.map((product) => productRow(product, planned, now)),
    option_groups: options.groups,
    options: options.options,
    product_option_groups: cast.products.flatMap((product) => productGroups(product, options)),
    promos: promos.map((promo) =>
      promoRow(
        promo,
        uses.filter(({ promo_id }) => promo_id === promo.id),
      ),
    ),
    orders,
  };
}

const joinedAt =
  (now: Date) =>
  (person: DemoPerson): Date =>
    addDaysTo(now, -(JOINED_DAYS_AGO[person.displayName] ?? LONG_AGO_DAYS));

const createdAt =
  (now: Date) =>
  (product: (typeof DEMO_MENU)[number]): Date =>
    addDaysTo(now, DEMO_MENU.indexOf(product) * DAYS_BETWEEN_PRODUCTS - FIRST_PRODUCT_DAYS);

const known = <T>(random: Random, items: readonly T[], at: (item: T) => Date): Known<T>[] =>
  items.map((of) => ({ id: random.id(at(of)), of }));

async function userRow({ id, of }: Known<DemoPerson>, now: Date): Promise<SeedRows['users'][number]> {
  const account = DEMO_ACCOUNTS.find(({ email }) => email === of.email);
  const [first, ...rest] = of.displayName.split(' ');
  return {
    id,
    email: of.email,
    phone: of.phone,
    // people without a printed password cannot log in
    password_hash: account ? await hashPassword(account.password) : null,
    role: of.role,
    bundle: of.bundle,
    address: of.address,
    display_name: of.displayName,
    first_name: first ?? null,
    last_name: rest.join(' ') || null,
    created_at: joinedAt(now)(of),
  };
}

function productRow(
  { id, of }: Cast['products'][number],
  orders: PlannedOrder[],
  now: Date,
): SeedRows['products'][number] {
  const sold = orders
    .filter(({ status }) => isHandedOver(status))
    .flatMap(({ lines }) => lines)
    .filter(({ product }) => product.id === id)
    .reduce((sum, { qty }) => sum + qty, 0);
  return {
    id,
    product_name: of.name,
    name_translations: of.nameTranslations,
    description: of.description,
    description_translations: of.descriptionTranslations,
    price: of.price,
    category_id: of.categoryId,
    image: imageUrl(demoImage(of.slug)),
    stock: of.stock,
    size_ids: of.sizeIds,
    contains: JSON.stringify(demoContents(of.slug)),
    work_seconds: demoWork(of.slug).seconds,
    station: demoWork(of.slug).station,
    sold,
    created_at: createdAt(now)(of),
    updated_at: createdAt(now)(of),
  };
}

const promoRow = (
  { id, of, startsAt, endsAt }: RunningPromo,
  uses: readonly { given?: number | null | undefined }[],
): SeedRows['promos'][number] => ({
  id,
  promo_name: of.name,
  name_translations: { id: of.indonesian.name },
  code: of.code,
  description: of.description,
  description_translations: { id: of.indonesian.description },
  kind: of.offer.kind,
  percent: of.offer.percent,
  amount_off: of.offer.amount_off,
  bundle_buy: of.offer.bundle?.buy,
  bundle_free: of.offer.bundle?.free,
  bundle_category_id: of.offer.bundle?.category_id,
  budget: of.budget,
  duration: of.duration,
  min_price: of.minPrice,
  image: imageUrl(demoImage(of.slug)),
  dine_in_only: of.dineInOnly,
  new_user_only: of.newUserOnly,
  member_only: of.memberOnly,
  used: uses.length,
  given: uses.reduce((sum, { given }) => sum + (given ?? 0), 0),
  starts_at: startsAt,
  ends_at: endsAt,
  created_at: startsAt,
});
