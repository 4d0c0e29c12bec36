import type { Shop } from '@seduh/contract';
import { useResource, type Resource } from '../data/useResource';
import { fetchShop, shopKey } from './requests';

/** Name, hours, ways and fees of the shop, with the server's clock in `now`. */
export const useShop = (): Resource<Shop> => useResource(shopKey(), fetchShop);
