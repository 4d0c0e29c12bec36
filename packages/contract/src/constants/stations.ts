/** Where in the shop something is made. The order here is the order on screen. */
export const STATIONS = ['bar', 'kitchen', 'counter'] as const;
export type Station = (typeof STATIONS)[number];
