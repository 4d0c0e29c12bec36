/** Where in the shop something is made. The order here is the order on screen. */
export const STATIONS = ['bar', 'kitchen', 'counter'] as const;
export type Station = (typeof STATIONS)[number];

/** Minutes beyond which customers hear that the shop is busy. */
export const BUSY_LIMITS = { minMinutes: 5, maxMinutes: 240 } as const;

/** What products really take to make, by the shop's own orders. */
export const MAKING_PATHS = { learned: '/products/making' } as const;

export const MAKING_LIMITS = {
  /** Seconds that one piece, or an option in it, takes to make. */
  seconds: 1_800,
  /** Days of orders that teach what things really take. */
  learningDays: 28,
} as const;
