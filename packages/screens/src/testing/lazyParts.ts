import * as account from '../account/lazy';
import * as archive from '../archive/lazy';
import * as board from '../board/lazy';
import * as catalogue from '../catalogue/lazy';
import * as productForm from '../catalogue/ProductForm/lazy';
import * as checkout from '../checkout/lazy';
import * as checkoutLate from '../checkout/late/lazy';
import * as counter from '../counter/lazy';
import * as dashboard from '../dashboard/lazy';
import * as home from '../home/lazy';
import * as language from '../language/lazy';
import * as favourites from '../lib/favourites/lazy';
import type { LazyPart } from '../lib/lazy/lazyPart';
import * as options from '../lib/options/lazy';
import * as page from '../lib/page/lazy';
import * as warnings from '../lib/warnings/lazy';
import * as card from '../menu/card/lazy';
import * as menu from '../menu/lazy';
import * as news from '../news/lazy';
import * as product from '../product/lazy';
import * as reorder from '../reorder/lazy';
import * as tracking from '../tracking/lazy';
import * as usual from '../usual/lazy';

type Loadable = Pick<LazyPart, 'load'>;

/** What comes on demand within pages. */
export const lazyParts = [
  account,
  archive,
  board,
  card,
  catalogue,
  checkout,
  checkoutLate,
  counter,
  dashboard,
  favourites,
  home,
  language,
  menu,
  news,
  options,
  page,
  product,
  productForm,
  reorder,
  tracking,
  usual,
  warnings,
].flatMap((parts) => Object.values<Loadable>(parts));
