import { z } from 'zod';
import { REPORT_RANGES } from '../constants';
import { Id, Instant, named, Rupiah } from './common';
import { dayRange } from './orders';

export const ReportRange = z.enum(REPORT_RANGES);
export type ReportRange = z.infer<typeof ReportRange>;

export const DashboardQuery = z.object({ range: ReportRange.catch('monthly').default('monthly') });
export type DashboardQuery = z.input<typeof DashboardQuery>;

/** Days left out are those of the six periods on screen. */
export const ReportQuery = DashboardQuery.extend(dayRange);
export type ReportQuery = z.input<typeof ReportQuery>;
export type ReportFilter = z.output<typeof ReportQuery>;

const BusinessDay = z.iso.date();

const figures = {
  /** Money received: payments by the business day on which they were paid. */
  income: Rupiah,
  /** Refunds and discounts given. */
  outcome: Rupiah,
  refunds: Rupiah,
  discounts: Rupiah,
  /** Orders paid. */
  orders: z.int().nonnegative(),
};

/** One day, week (Monday to Sunday) or month of the shop, in its zone. */
export const ReportPeriod = named('ReportPeriod', {
  /** `20 Nov`, `16 - 22 Nov`, `Nov`. */
  label: z.string(),
  from: BusinessDay,
  to: BusinessDay,
  ...figures,
  /** From placed to ready, of the orders made ready in the period; null without any. */
  minutes_to_ready: z.number().nonnegative().nullable(),
});
export type ReportPeriod = z.infer<typeof ReportPeriod>;

/** As much of the period before as has passed of the running one: what that one is held against. */
export const PreviousStretch = ReportPeriod.extend({
  /** Its end, on its last day at the time of day it is now. */
  until: Instant,
}).meta({ id: 'PreviousStretch' });
export type PreviousStretch = z.infer<typeof PreviousStretch>;

/** Who moved the most orders to done this month. */
export const BestStaff = named('BestStaff', {
  id: Id,
  name: z.string(),
  image: z.string().nullable(),
  /** Rupiah of those orders, and the goal. */
  achieved: Rupiah,
  goal: Rupiah,
  /** Different people among them; a guest at the counter is one for each order. */
  customers: z.int().nonnegative(),
  orders: z.int().nonnegative(),
});
export type BestStaff = z.infer<typeof BestStaff>;

export const TopProduct = named('TopProduct', {
  id: Id,
  product_name: z.string(),
  image: z.string().nullable(),
  sold: z.int().positive(),
});
export type TopProduct = z.infer<typeof TopProduct>;

export const Dashboard = named('Dashboard', {
  range: ReportRange,
  /** The last six periods, oldest first; the last one is still running. */
  series: z.array(ReportPeriod).length(6),
  previous: PreviousStretch,
  /** Sums of the series. */
  totals: z.object(figures),
  /** Null while nobody has finished an order this month. */
  best_staff: BestStaff.nullable(),
  /** This month's income against the shop's goal. */
  goals: z.object({
    income: Rupiah,
    goal: Rupiah,
    /** Whole percent, may pass 100. */
    percent: z.int().nonnegative(),
    days_left: z.int().nonnegative(),
  }),
  /** Of the running period, most pieces handed over first; at most five. */
  top_products: z.array(TopProduct).max(5),
  /** Money to be given back, of all time: how many times, and what it comes to. */
  owed: z.object({ count: z.int().nonnegative(), amount: Rupiah }),
  /** When these figures were read. */
  as_of: Instant,
});
export type Dashboard = z.infer<typeof Dashboard>;
