import * as account from '../account/lazy';
import * as archive from '../archive/lazy';
import * as board from '../board/lazy';
import * as catalogue from '../catalogue/lazy';
import * as productForm from '../catalogue/ProductForm/lazy';
import * as checkout from '../checkout/lazy';
import * as checkoutLate from '../checkout/late/lazy';
import * as dashboard from '../dashboard/lazy';
import * as home from '../home/lazy';
import * as language from '../language/lazy';
import type { LazyPart } from '../lib/lazy/lazyPart';
import * as page from '../lib/page/lazy';
import * as card from '../menu/card/lazy';
import * as menu from '../menu/lazy';
import * as news from '../news/lazy';
import * as product from '../product/lazy';
import * as reorder from '../reorder/lazy';
import * as tracking from '../tracking/lazy';

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
  dashboard,
  home,
  language,
  menu,
  news,
  page,
  product,
  productForm,
  reorder,
  tracking,
].flatMap((parts) => Object.values<Loadable>(parts));
