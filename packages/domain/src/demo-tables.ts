/** The tables of the demo shop, as they are listed: eight inside, two on the terrace. */
export const DEMO_TABLES = ['1', '2', '3', '4', '5', '6', '7', '8', 'Terrace 1', 'Terrace 2'] as const;
