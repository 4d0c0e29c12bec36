import type { Shop } from '@seduh/contract';
import { cached } from '../data/stores';
import { shopKey } from './shop';

/** The shop's name where its answer is there already: nothing is asked for it. */
export const knownShopName = (): string | undefined => (cached(shopKey()) as Shop | undefined)?.name;
