import type {
  Pagination,
  ProductDetail,
  ProductFilter,
  ProductOptionGroup,
  ProductSummary,
  ProductWarning,
} from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { cupWarning, UNKNOWN_CONTENTS } from '@seduh/domain';
import type { Clock } from '../../platform/clock';
import type { GroupRow } from '../../platform/db/option-columns';
import type { Db } from '../../platform/db/tx';
import { paginate } from '../../platform/http/envelope';
import { notFound } from '../../platform/http/errors';
import { isId } from '../../platform/http/ids';
import { MenuTotals } from './menu-totals';
import { SearchTotals } from './search-totals';
import {
  findArchivedAt,
  findProduct,
  listCategories,
  listForWarnings,
  listMenuChanges,
  listProducts,
  listSizes,
  type SummaryRow,
} from './repository';
import { countNames, listCounted, searchProducts } from './search-repository';

export type ProductService = ReturnType<typeof createProductService>;

/** Whether a product is sold: what has been taken off the menu is still shown to who ordered it. */
type ProductStanding = 'onMenu' | 'offMenu';

/** @param maxAgeMs how old a total may be when it is given; 0 counts each time */
export function createProductService(db: Db, clock: Clock, maxAgeMs = 0) {
  const totals = new MenuTotals(db, maxAgeMs);
  const searches = new SearchTotals(maxAgeMs);

  const listAll = async (filter: ProductFilter) => {
    const [rows, total] = await Promise.all([listProducts(db, filter, clock.now()), totals.of(filter.categories)]);
    return { rows, total };
  };

  const totalOf = async (text: string) => {
    const known = searches.of(text);
    if (known) return known;
    const since = performance.now();
    const total = await countNames(db, text);
    searches.keep(text, total, since);
    return total;
  };

  const search = async (filter: ProductFilter) => {
    if (filter.search !== '') return searchProducts(db, filter, clock.now(), totalOf);
    return filter.archived || filter.ids ? listCounted(db, filter, clock.now()) : listAll(filter);
  };

  const findDetail = (id: string) => readDetail(db, id, clock.now());

  /** One product with its sizes. Throws 404. */
  const detail = async (id: string): Promise<ProductDetail> => {
    const product = await findDetail(id);
    if (!product) throw notFound('Product');
    return product;
  };

  return {
    categories: () => listCategories(db),

    /** One page of what is on the menu, or of what has been taken off it. */
    async list(filter: ProductFilter): Promise<{ products: ProductSummary[]; meta: Pagination }> {
      const { page, limit, sort, categories } = filter;
      const { rows, total } = await search(filter);
      const archived = filter.archived ? 'true' : undefined;
      const query = { search: filter.search, sort, categories: categories?.join(), ids: filter.ids?.join(), archived };
      return {
        products: rows.map(presentSummary),
        meta: paginate(API_PATHS.products, { page, limit, totalData: total }, query),
      };
    },

    detail,

    /** The same; undefined for none. */
    find: findDetail,

    /** What of these products, each as it comes, somebody has to be warned of. */
    async warnings(userId: string, ids: readonly string[]): Promise<ProductWarning[]> {
      const found = ids.length === 0 ? [] : await listForWarnings(db, { ids, userId, now: clock.now() });
      return found.flatMap(({ id, avoids, ...product }) => {
        const warning = cupWarning(product, undefined, avoids);
        return warning ? [{ product_id: id, warning }] : [];
      });
    },

    /** After a write: what is counted next is counted anew. */
    forgetTotals(): void {
      totals.clear();
      searches.clear();
    },

    /** Whether a product is on the menu; null for none: its page has nothing to show then. */
    async findStanding(id: string): Promise<ProductStanding | null> {
      const found = isId(id) ? await findArchivedAt(db, id) : undefined;
      return found ? (found.archived_at ? 'offMenu' : 'onMenu') : null;
    },

    /** What is on the menu, with its last change, for a list of addresses; at most as many. */
    listAddresses: (most: number) => listMenuChanges(db, most),
  };
}

/** One product with its sizes, as it is at this moment; undefined for none. */
export async function readDetail(db: Db, id: string, now: Date): Promise<ProductDetail | undefined> {
  const product = isId(id) ? await findProduct(db, id, now) : undefined;
  if (!product) return undefined;
  const sizes = await listSizes(db, id);
  const { substitute, work_seconds: seconds, station, ...own } = product;
  return {
    ...own,
    name_translations: product.name_translations ?? undefined,
    description_translations: product.description_translations ?? undefined,
    sold_out_until: product.sold_out_until?.toISOString() ?? null,
    substitute: substitute
      ? { ...substitute, name_translations: substitute.name_translations ?? undefined }
      : undefined,
    sizes,
    option_groups: product.option_groups.map(presentGroup),
    contains: product.contains ?? UNKNOWN_CONTENTS,
    making: { seconds, station },
  };
}

const presentSummary = ({ name_translations, ...plain }: SummaryRow): ProductSummary => ({
  ...plain,
  name_translations: name_translations ?? undefined,
});

const presentGroup = ({ options, ...group }: GroupRow): ProductOptionGroup => ({
  ...group,
  name_translations: group.name_translations ?? undefined,
  options: options.map(({ archived: _not, work_seconds: _work, station: _at, contains, ...option }) => ({
    ...option,
    name_translations: option.name_translations ?? undefined,
    contains: contains ?? UNKNOWN_CONTENTS,
    substitute_id: option.substitute_id ?? undefined,
  })),
});
