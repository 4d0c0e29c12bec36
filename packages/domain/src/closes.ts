import type {
  CloseBody,
  CountedTender,
  DrawerEntry,
  MethodSums,
  OpenDay,
  PaymentId,
  TenderSums,
} from '@seduh/contract';
import { CLOSE_MESSAGES, PAYMENT, type Tender, TENDERS } from '@seduh/contract/constants';
import { clockText } from './day-words';
import { type ShopHours, spansOn } from './hours';
import { businessDay, clockMinutes, instantAt, startOfDay } from './zoned-clock';

/** What the money of each way to pay is counted as. Cash on delivery ends in the drawer, whoever brought it. */
const TENDER_OF: Readonly<Record<PaymentId, Tender>> = {
  [PAYMENT.cash]: 'cash',
  [PAYMENT.cashOnDelivery]: 'cash',
  [PAYMENT.terminal]: 'terminal',
  [PAYMENT.bankAccount]: 'transfer',
  [PAYMENT.card]: 'card',
  [PAYMENT.qris]: 'qris',
};

/** Whether this way to pay ends in the cash drawer. */
export const isCash = (paymentId: PaymentId): boolean => TENDER_OF[paymentId] === 'cash';

type Moved = Pick<DrawerEntry, 'kind' | 'amount'>;

/** What was put in, less what was taken out; the float of the first day counts as put in. */
const movedBy = (entries: readonly Moved[]): number =>
  entries.reduce((sum, { kind, amount }) => sum + (kind === 'pay out' ? -amount : amount), 0);

const balance = (methods: readonly MethodSums[]): number =>
  methods.reduce((sum, { received, returned }) => sum + received - returned, 0);

/**
 * What is expected of what is counted together: of cash always, of anything else where money moved.
 * @param methods what moved, by way to pay @param float what the drawer began with @param entries moved beside the orders
 */
export function tenderSums(methods: readonly MethodSums[], float: number, entries: readonly Moved[]): TenderSums[] {
  return TENDERS.flatMap((tender): TenderSums[] => {
    const own = methods.filter(({ payment_id }) => TENDER_OF[payment_id] === tender);
    if (tender !== 'cash' && own.length === 0) return [];
    return [{ tender, methods: own, expected: balance(own) + (tender === 'cash' ? float + movedBy(entries) : 0) }];
  });
}

/** What a close names as what was counted against: equal sums have equal versions. */
export const dayVersion = ({ day, float, tenders }: Pick<OpenDay, 'day' | 'float' | 'tenders'>): string =>
  [day, float, ...tenders.map(({ tender, expected }) => `${tender} ${expected}`)].join(', ');

/**
 * From when on a business day can be closed, as the shop has closed for the day by then; null: now. A day without hours can
 * be closed as it begins.
 * @param day YYYY-MM-DD
 */
export function closableFrom(shop: ShopHours, day: string, now: Date): Date | null {
  const from = lastClosing(shop, day);
  return from <= now ? null : from;
}

function lastClosing(shop: ShopHours, day: string): Date {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const end = startOfDay(shop.time_zone, day, 1);
  const closings = spansOn(shop, day, weekday).map(({ open, close }) => {
    const [from, until] = [clockMinutes(open), clockMinutes(close)];
    // past midnight: the business day ends before the shop does
    return until > from ? instantAt(shop.time_zone, day, until) : end;
  });
  return closings.reduce((last, one) => (one > last ? one : last), startOfDay(shop.time_zone, day));
}

/** Why a day cannot be closed yet; null where it can. */
export function whyNotClosable(shop: ShopHours, day: string, now: Date): string | null {
  const from = closableFrom(shop, day, now);
  if (from === null) return null;
  if (day > businessDay(shop.time_zone, now)) return CLOSE_MESSAGES.dayNotBegun;
  return CLOSE_MESSAGES.dayRuns(clockText(shop.time_zone, from));
}

type Count = CloseBody['counts'][number];
type Counts = readonly (Omit<Count, 'counted'> & { counted: number | null })[];

/**
 * What stands against closing a day with these counts, by field: `cash.counted`, `cash.reason`, `taken_out`. A form asks
 * before it sends, the server before it writes; a number that is missing is null.
 */
export function closeProblems(
  tenders: readonly TenderSums[],
  counts: Counts,
  takenOut: number | null,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { tender, expected } of tenders) {
    const { counted, reason } = counts.find((one) => one.tender === tender) ?? { counted: null, reason: null };
    if (counted === null) problems[`${tender}.counted`] = CLOSE_MESSAGES.countMissing;
    else if (counted !== expected && !reason?.trim()) problems[`${tender}.reason`] = CLOSE_MESSAGES.whyDifferent;
  }
  const cash = counts.find(({ tender }) => tender === 'cash')?.counted;
  if (takenOut === null) problems['taken_out'] = CLOSE_MESSAGES.countMissing;
  else if (typeof cash === 'number' && takenOut > cash) problems['taken_out'] = CLOSE_MESSAGES.leftTooLow;
  return problems;
}

/** The tenders with what was counted; a reason stays only where something differs. Ask {@link closeProblems} first. */
export const countedTenders = (tenders: readonly TenderSums[], counts: Counts): CountedTender[] =>
  tenders.map((sums) => {
    const { counted, reason } = counts.find(({ tender }) => tender === sums.tender) ?? { counted: null, reason: null };
    const isSame = (counted ?? 0) === sums.expected;
    return { ...sums, counted: counted ?? 0, reason: isSame ? null : (reason?.trim() ?? null) };
  });

/** What was counted less what was expected, of all tenders. */
export const differenceOf = (tenders: readonly Pick<CountedTender, 'counted' | 'expected'>[]): number =>
  tenders.reduce((sum, { counted, expected }) => sum + counted - expected, 0);
