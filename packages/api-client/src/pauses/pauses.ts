import type { DeliveryId, Pause, Shop } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import type { SWRConfiguration } from 'swr';
import { refresh } from '../data/freshness';
import { forEachEntry, serializeKey } from '../data/stores';
import { type Resource, useResource } from '../data/useResource';
import type { ApiError } from '../http/ApiError';
import { request, type RequestOptions } from '../http/request';
import { shopKey, shopNeed } from '../shop/shop';

/** How often a page on which it matters asks whether orders are taken, ms; more often while they are not. */
const ASK_MS = 20_000;
const ASK_PAUSED_MS = 10_000;
/** After how long it asks again that got no answer, ms; longer each time. */
const FIRST_RETRY_MS = 5000;

/** @param deliveryId null for all of them */
async function write(deliveryId: DeliveryId | null, options: RequestOptions): Promise<void> {
  const id = deliveryId === null ? 'all' : String(deliveryId);
  const { data: pauses } = await request<Pause[]>(API_PATHS.shopPause(id), options);
  forEachEntry(serializeKey(shopKey()), ({ mutate }, name) => {
    void mutate<Shop>(name, (shop) => shop && { ...shop, pauses }, { revalidate: false });
  });
}

/**
 * Takes no orders for now, for staff; a pause of the same delivery method that runs gives way.
 * @param deliveryId null for all of them
 * @param minutes null: until reopened, at the latest until the shop opens on its next day
 * @throws {ApiError} VALIDATION
 */
export const pauseOrders = (deliveryId: DeliveryId | null, minutes: number | null): Promise<void> =>
  write(deliveryId, { method: 'PUT', body: { minutes } });

/** Takes orders again, for staff. @param deliveryId whose pause ends; null: that of all of them */
export const reopenOrders = (deliveryId: DeliveryId | null): Promise<void> => write(deliveryId, { method: 'DELETE' });

// made once: another function on each drawing would have SWR begin its wait anew each time
const liveOptions: SWRConfiguration<Shop, ApiError> = {
  refreshInterval: (shop) => (shop?.pauses?.length ? ASK_PAUSED_MS : ASK_MS),
  // SWR rests while there is an error, and a board on a wall is never focused again
  onErrorRetry: (_error, _key, _options, ask, { retryCount }) =>
    void setTimeout(() => ask({ retryCount }), Math.min(ASK_MS, retryCount * FIRST_RETRY_MS)),
};

/** The shop, asked again and again while the page is seen: whether orders are paused. @param isLive false: as `useShop` */
export const useLiveShop = (isLive = true): Resource<Shop> =>
  useResource(shopKey(), () => shopNeed().load(), false, isLive ? liveOptions : {});

/** Has the quotes on screen made anew: what is paused has changed. */
export const refreshQuotes = (): Promise<boolean> => refresh(['quote']);
