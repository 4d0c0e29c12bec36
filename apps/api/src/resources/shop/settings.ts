import { BUSY_LIMITS, LIMITS, Shop, STATIONS, storable } from '@seduh/contract';
import { z } from 'zod';
import type { Db } from '../../platform/db/tx';
import { readShop, updateShop } from './repository';

const words = (max: number) => z.string().trim().min(1).max(max).refine(storable, 'This cannot be kept as text');
/** A goal; its column holds far more. */
const rupiah = z.int().min(0).max(1_000_000_000_000);
/** Of one order: its column, and the order's total with it, hold two billion. */
const rupiahOfAnOrder = z.int().min(0).max(LIMITS.price);

/** Orders or portions that one account may keep waiting. */
const held = z.int().min(1).max(LIMITS.stock);

/** By its name: an offset means the opposite to the database. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const people = z.int().min(1).max(50);

/** Who works at each station by default, how equal pieces share work, and how quick the shop is; see `StationRules`. */
const stations = z.strictObject({
  people: z.strictObject({ bar: people, kitchen: people, counter: people } satisfies Record<
    (typeof STATIONS)[number],
    z.ZodType
  >),
  batch_pieces: z.int().min(1).max(LIMITS.lineQuantity),
  batch_share: z.int().min(0).max(100),
  pace: z.int().min(10).max(1_000),
  handover_seconds: z.int().min(0).max(3_600),
  /** Minutes beyond which customers hear that it is busy; null: never. Left out it stays, as staff set it too. */
  busy_minutes: z.int().min(BUSY_LIMITS.minMinutes).max(BUSY_LIMITS.maxMinutes).nullable().optional(),
});

/** What an owner says about the shop. Amounts are whole rupiah, clock times `HH:MM` in the shop's zone. */
export const ShopSettings = z.strictObject({
  name: words(60),
  address: words(LIMITS.address),
  city: words(60),
  phone: words(30),
  time_zone: z.string().refine(isTimeZone, 'Not the name of a time zone, as Asia/Jakarta'),
  hours: Shop.shape.hours.refine(
    (days) => new Set(days.map(({ day }) => day)).size === days.length && days.every(({ open, close }) => open < close),
    'Each day at most once, and closing after opening',
  ),
  delivery_window: Shop.shape.delivery_window
    .refine(({ from, to }) => from < to, 'The window ends after it begins')
    .refine(({ days }) => new Set(days).size === days.length, 'Each day at most once'),
  tax_percent: z.int().min(0).max(100),
  shipping_fee: rupiahOfAnOrder,
  lead_minutes: z.int().min(0).max(600),
  ride_minutes: z.int().min(0).max(600),
  goal_month: rupiah,
  goal_staff: rupiah.min(1),
  member_minimum: rupiahOfAnOrder,
  /** How long a transfer is waited for: a quarter of an hour to three days. */
  transfer_minutes: z.int().min(15).max(4_320),
  /** Open orders of one account that are not paid, and the portions in them. */
  unpaid_orders: held,
  unpaid_portions: held,
  /** Open cash orders, and portions, of an account that has never been handed anything over. */
  first_cash_orders: held,
  first_cash_portions: held,
  stations,
  /** Where transfers go; null: the shop takes none. */
  bank: z.strictObject({ bank: words(60), account: words(40), holder: words(80) }).nullable(),
});

export type ShopSettings = z.infer<typeof ShopSettings>;

/** The settings as they are. */
export async function readSettings(db: Db): Promise<ShopSettings> {
  const { id: _, ...settings } = await readShop(db);
  return ShopSettings.parse(settings);
}

/** Changes the named settings; which are different now. Throws a line that names every one that does not fit. */
export async function changeSettings(db: Db, given: unknown): Promise<string[]> {
  const parsed = ShopSettings.partial().safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'settings'}: ${message}`);
    throw new Error(`These settings do not fit. ${wrong.join('; ')}`);
  }
  const before = await readSettings(db);
  const changes = Object.entries(parsed.data).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ShopSettings]),
  );
  if (changes.length > 0) await updateShop(db, Object.fromEntries(changes));
  return changes.map(([name]) => name);
}
