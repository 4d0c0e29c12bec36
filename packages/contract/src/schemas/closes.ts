import { z } from 'zod';
import { ALL_PAYMENTS, CLOSE_LIMITS, CLOSE_MESSAGES, DRAWER_KINDS, MESSAGES, TENDERS } from '../constants';
import { Day, Id, idOf, Instant, name, named, pageQuery, Rupiah, text } from './common';

const BusinessDay = Day('This is not a day');
/** Whole rupiah, below nothing too: more went back than came in. */
const SignedRupiah = z.int();
const counted = z.int().nonnegative().max(CLOSE_LIMITS.amount);

const tender = z.enum(TENDERS);

/** Cash that was moved beside the orders. */
export const DrawerEntry = named('DrawerEntry', {
  id: Id,
  kind: z.enum(DRAWER_KINDS),
  amount: Rupiah,
  /** null: of the float. */
  reason: z.string().nullable(),
  at: Instant,
  by: z.object({ id: Id, name: z.string() }),
});
export type DrawerEntry = z.infer<typeof DrawerEntry>;

/** What came and went by one way to pay. */
export const MethodSums = named('MethodSums', {
  payment_id: idOf(ALL_PAYMENTS),
  received: Rupiah,
  returned: Rupiah,
  /** How many payments and how many refunds. */
  payments: z.int().nonnegative(),
  refunds: z.int().nonnegative(),
});
export type MethodSums = z.infer<typeof MethodSums>;

/** What is expected of what is counted together. */
export const TenderSums = named('TenderSums', {
  tender,
  methods: z.array(MethodSums),
  /** Of cash with the float and what was moved beside the orders. */
  expected: SignedRupiah,
});
export type TenderSums = z.infer<typeof TenderSums>;

/** So many, and what they came to. */
const Counted = z.object({ count: z.int().nonnegative(), amount: Rupiah });

const daySums = {
  day: BusinessDay,
  /** Income, refunds and discounts as the dashboard has them for this day. */
  income: Rupiah,
  refunds: Rupiah,
  discounts: Rupiah,
  /** Orders paid. */
  orders: z.int().nonnegative(),
  cancelled: Counted,
  /** By the code; empty where a discount had none. */
  promos: z.array(Counted.extend({ code: z.string() })),
  /** What the drawer began with. */
  float: Rupiah,
  entries: z.array(DrawerEntry),
};

/** The business day that is to be closed next, as it stands. */
export const OpenDay = named('OpenDay', {
  ...daySums,
  tenders: z.array(TenderSums),
  /** From when on it can be closed; null: now. */
  closable_from: Instant.nullable(),
  /** Whether it is over or running; false: it is a day to come, as what comes in after a close belongs to it. */
  begun: z.boolean(),
  /** Nothing was closed before, so the float is said by staff. */
  first: z.boolean(),
  /** Cash that came, less what went, after this day: it lies in the drawer and belongs to the next. */
  cash_since: SignedRupiah,
  /** Orders that are not finished yet and will be paid when they are handed over. */
  under_way: z.int().nonnegative(),
  /** What a close has to name as what was counted against. */
  version: z.string(),
  as_of: Instant,
});
export type OpenDay = z.infer<typeof OpenDay>;

/** What was expected, what was counted, and why they differ. */
export const CountedTender = TenderSums.extend({
  counted: Rupiah,
  /** null: nothing differs. */
  reason: z.string().nullable(),
}).meta({ id: 'CountedTender' });
export type CountedTender = z.infer<typeof CountedTender>;

/** A day that is closed. It does not change any more: what comes later is of the next one. */
export const DayClose = named('DayClose', {
  ...daySums,
  tenders: z.array(CountedTender),
  /** Cash that was taken out of the drawer, and what was left for the next day. */
  taken_out: Rupiah,
  left: Rupiah,
  closed_at: Instant,
  by: z.object({ id: Id, name: z.string() }),
});
export type DayClose = z.infer<typeof DayClose>;

/** A closed day in the list of them. */
export const CloseHead = DayClose.pick({ day: true, income: true, refunds: true, closed_at: true, by: true })
  .extend({
    /** Counted less expected, of all that was counted. */
    difference: SignedRupiah,
  })
  .meta({ id: 'CloseHead' });
export type CloseHead = z.infer<typeof CloseHead>;

export const ClosesQuery = z.object(pageQuery(20));
export type ClosesQuery = z.input<typeof ClosesQuery>;

/** Data of 409 EDIT_CONFLICT: the day as it is now, and how it was closed where somebody was quicker. */
export const CloseConflict = z.object({ open: OpenDay, closed: DayClose.nullable() });
export type CloseConflict = z.infer<typeof CloseConflict>;

/** What was counted; `taken_out` is cash that leaves the drawer with the close. */
export const CloseBody = z
  .strictObject({
    day: BusinessDay,
    /** Of the open day that was counted against. */
    version: z.string().max(10_000),
    counts: z
      .array(z.strictObject({ tender, counted, reason: text(CLOSE_LIMITS.reason).nullish() }))
      .max(TENDERS.length),
    taken_out: counted.default(0),
  })
  .meta({ id: 'CloseBody' });
export type CloseBody = z.input<typeof CloseBody>;

/** What is put into the drawer or taken out. Sent again under its id, it is the same one. */
export const DrawerEntryBody = z
  .strictObject({
    id: Id,
    kind: z.enum(DRAWER_KINDS),
    amount: z.int(MESSAGES.required).positive(CLOSE_MESSAGES.amountAboveNothing).max(CLOSE_LIMITS.amount),
    reason: name(CLOSE_LIMITS.reason).nullish(),
  })
  .meta({ id: 'DrawerEntryBody' });
export type DrawerEntryBody = z.infer<typeof DrawerEntryBody>;
