import * as board from '../board/parts';
import * as catalogue from '../catalogue/parts';
import * as checkout from '../checkout/parts';
import * as home from '../home/parts';
import type { LazyPart } from '../lib/lazy/lazyPart';
import * as menu from '../menu/parts';
import * as reorder from '../reorder/parts';
import * as tracking from '../tracking/parts';

type Loadable = Pick<LazyPart, 'load'>;

/** What comes on demand within pages. */
export const lazyParts = [board, catalogue, checkout, home, menu, reorder, tracking].flatMap((parts) =>
  Object.values<Loadable>(parts),
);
