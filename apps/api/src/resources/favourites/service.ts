import type { FavouriteIds } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import type { Clock } from '../../platform/clock';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import { notFound, unauthenticated } from '../../platform/http/errors';
import { isId } from '../../platform/http/ids';
import * as repository from './repository';

interface FavouriteParts {
  db: Db;
  clock: Clock;
  /** How an account is held while it keeps something; a test swaps it to show what it is for. */
  holdAccount?: typeof repository.holdAccount;
}

/** What people keep of the menu. */
export function createFavouriteService({ db, clock, holdAccount = repository.holdAccount }: FavouriteParts) {
  /** Writes for an account that nobody else writes for meanwhile. Throws 401 where it was closed a moment ago. */
  const held = <T>(userId: string, write: (tx: Tx) => Promise<T>): Promise<T> =>
    withTx(db, async (tx) => {
      if (!(await holdAccount(tx, userId))) throw unauthenticated('SESSION_EXPIRED');
      return write(tx);
    });

  return {
    /** What somebody keeps, the latest first. */
    list: (userId: string): Promise<FavouriteIds> => repository.listFavourites(db, userId),

    /** Keeps a product; again is no harm. Beyond as many as one may keep, the one kept longest goes. Throws 404, 401. */
    async add(userId: string, productId: string): Promise<void> {
      if (!isId(productId)) throw notFound('Product');
      await held(userId, async (tx) => {
        const known = await repository.addFavourites(tx, userId, [productId], clock.now(), 1);
        if (known === 0) throw notFound('Product');
        await repository.trimFavourites(tx, userId);
      });
    },

    /**
     * Keeps these besides what is kept already, the first ones as far as there is room: nothing goes for them. What is not on
     * the menu is left out. Answers all of them. Throws 401.
     */
    join: (userId: string, ids: readonly string[]): Promise<FavouriteIds> =>
      held(userId, async (tx) => {
        const room = LIMITS.favourites - (await repository.countFavourites(tx, userId));
        await repository.addFavourites(tx, userId, ids, clock.now(), room);
        return repository.listFavourites(tx, userId);
      }),

    /** Keeps a product no more; again, or of what was never kept, is no harm. Throws 404 for what can be no product. */
    async remove(userId: string, productId: string): Promise<void> {
      if (!isId(productId)) throw notFound('Product');
      await repository.removeFavourite(db, userId, productId);
    },
  };
}
