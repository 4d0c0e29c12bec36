import { lazyPart, optional } from '../lib/lazy/lazyPart';
import type { OrderNewsProps } from './OrderNews';

/** Only for an order that is under way. */
export const orderNews = optional<OrderNewsProps>(async () => ({ default: (await import('./OrderNews')).OrderNews }));
/** The board's switch for this device. */
export const deviceNews = optional(async () => ({ default: (await import('./DeviceNews')).DeviceNews }));
/** The profile's choices. */
export const newsPanel = lazyPart(async () => ({ default: (await import('./NewsPanel')).NewsPanel }));
