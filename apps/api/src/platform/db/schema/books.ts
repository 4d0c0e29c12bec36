/** What a business day that is over came to; see `resources/dashboard/daily-sums-repository`. */
export interface DailySumsTable {
  since: Date;
  until: Date;
  income: number;
  refunds: number;
  discounts: number;
  /** Payments received. */
  orders: number;
  /** Of orders made ready on it and not set for a time: how many, and their milliseconds from placed to ready. */
  ready_orders: number;
  ready_ms: number;
}

export interface DailyStaffTable {
  since: Date;
  staff_id: string;
  orders: number;
  achieved: number;
  customers: string[];
}
