import { z } from 'zod';
import { LIMITS } from '../constants';
import { Id } from './common';

/** Products that somebody keeps, the latest first. */
export const FavouriteIds = z.array(Id);
export type FavouriteIds = z.infer<typeof FavouriteIds>;

/** Products that were kept on a device, the latest first. */
export const FavouritesBody = z
  .strictObject({ product_ids: FavouriteIds.max(LIMITS.favourites) })
  .meta({ id: 'FavouritesBody' });
export type FavouritesBody = z.infer<typeof FavouritesBody>;
