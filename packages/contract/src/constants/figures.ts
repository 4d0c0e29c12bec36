/** Paths of the figures people ask for, as `FIGURE_PATHS`. Apart from the others, which the storefront's entry carries. */
export const FIGURE_PATHS = { figures: '/figures', file: '/figures/figures.csv', mail: '/figures/mail' } as const;

/** What figures are held against: as many days right before, the same weekdays a year before, or nothing. */
export const FIGURE_COMPARISONS = ['before', 'year', 'none'] as const;
export type FigureComparison = (typeof FIGURE_COMPARISONS)[number];

/** What is asked of the books, each with a table and a file of its own. */
export const FIGURE_SECTIONS = ['hours', 'sold', 'baskets', 'customers', 'ready', 'cancellations', 'methods'] as const;
export type FigureSection = (typeof FIGURE_SECTIONS)[number];

/** The most days that figures are added up over: six months, as the dashboard's widest report. */
export const FIGURE_DAYS = 184;
/** Days without a wish: four whole weeks, so that every weekday counts alike. */
export const FIGURE_USUAL_DAYS = 28;

/** Rows of an answer; files have all. */
export const FIGURE_ROWS = { products: 15, cups: 30, pairs: 20, cancellations: 30 } as const;

/** `guest`: at the counter, without an account. */
export const CUSTOMER_KINDS = ['new', 'returning', 'guest'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** Who can cancel an order. */
export const CANCELLERS = ['customer', 'staff', 'system'] as const;
export type Canceller = (typeof CANCELLERS)[number];
