// Long because reading, listing and writing products answer from one menu, with what stands against a write.
import {
  ProductAvailabilityBody,
  ProductBody,
  ProductEditBody,
  ProductListQuery,
  ProductWarningsQuery,
  type Allergen,
  type LearnedMaking,
  type ProductChanges,
  type ProductDetail,
  type ProductFilter,
  type ProductSummary,
  type ProductWarning,
  type SizeId,
} from '@seduh/contract';
import { API_PATHS, CATEGORIES, LIMITS, MAKING_PATHS, MESSAGES, imageUrl } from '@seduh/contract/constants';
import {
  changeTranslations,
  cupWarning,
  defaultsProblem,
  mustChoose,
  priceProblem,
  productSubstituteProblem,
  sizeName,
} from '@seduh/domain';
import { always, failuresOf } from '../mocks/failures';
import { nextOpening } from '../mocks/fixtures/fixed';
import { onProduct, optionGroups } from '../mocks/fixtures/options';
import { learnedOf, madeAlone } from '../mocks/fixtures/made';
import { rani } from '../mocks/fixtures/people';
import {
  archivedProducts,
  blankProduct,
  categories,
  productBySlug,
  products,
  toSubstitute,
  toSummary,
} from '../mocks/fixtures/products';
import { mockRoute } from '../mocks/mockRoute';
import { fail, failAt, invalid, notFound, ok, okPage } from '../mocks/reply';

const PRODUCT = API_PATHS.product.pattern;
const AVAILABILITY = API_PATHS.productAvailability.pattern;

type Sort = (one: ProductDetail, other: ProductDetail) => number;

/** Oldest first: the fixtures' order is the order of creation. */
const all = [...archivedProducts.toReversed(), ...products];
const createdAt = (product: ProductDetail) => all.indexOf(product);
const sorts: Record<ProductFilter['sort'], Sort> = {
  popular: (one, other) => other.sold - one.sold,
  newest: (one, other) => createdAt(other) - createdAt(one),
  oldest: (one, other) => createdAt(one) - createdAt(other),
  priciest: (one, other) => other.price - one.price || createdAt(other) - createdAt(one),
  cheapest: (one, other) => one.price - other.price,
};

function select({ search, sort, categories, ids, archived }: ProductFilter): ProductSummary[] {
  return all
    .filter((product) => product.archived === archived)
    .filter(({ category_id }) => categories?.includes(category_id) ?? true)
    .filter(({ id }) => ids?.includes(id) ?? true)
    .filter(({ product_name, name_translations }) =>
      [product_name, ...Object.values(name_translations ?? {})].some((name) =>
        name.toLowerCase().includes(search.toLowerCase()),
      ),
    )
    .toSorted(sorts[sort])
    .map(toSummary);
}

function withProduct(id: string, answer: (product: ProductDetail) => Response): Response {
  const product = all.find((candidate) => candidate.id === id);
  return product ? answer(product) : notFound('Product');
}

const conflict = (product: ProductDetail) => fail(409, 'EDIT_CONFLICT', MESSAGES.editConflict('product'), product);

const sizesOf = (sizeIds: SizeId[], sizes: ProductChanges['sizes'] = []): ProductDetail['sizes'] =>
  sizeIds.map((id) => ({ id, name: sizeName(id), surcharge: sizes.find((size) => size.id === id)?.surcharge ?? 0 }));

/** The product with these fields in it. */
function put(product: ProductDetail, changes: ProductChanges, image: File | null): ProductDetail {
  const {
    productname,
    name_translations,
    description_translations,
    sizes,
    option_groups,
    version: _version,
    ...plain
  } = changes;
  const next = { ...product, ...plain };
  const groups = option_groups?.flatMap(({ id, default_ids }) => {
    const group = optionGroups.find((candidate) => candidate.id === id);
    return group ? [onProduct(group, default_ids)] : [];
  });
  const size_ids = [...new Set(next.size_ids)].toSorted((one, other) => one - other);
  return {
    ...next,
    product_name: productname ?? product.product_name,
    name_translations: changeTranslations(product.name_translations, name_translations),
    description_translations: changeTranslations(product.description_translations, description_translations),
    category_name: CATEGORIES.find(({ id }) => id === next.category_id)?.name ?? '',
    available: !next.archived && next.stock !== 0 && next.sold_out_until === null,
    image: image ? imageUrl('demo-mocha') : product.image,
    size_ids,
    sizes: sizesOf(size_ids, sizes ?? product.sizes),
    ...(groups && {
      option_groups: groups,
      must_choose: mustChoose(groups),
    }),
  };
}

/** What stands against a product's groups and prices as they would be; null where nothing does. */
function refusalOf(product: ProductDetail, { option_groups }: ProductChanges): Response | null {
  for (const { id, default_ids } of option_groups ?? []) {
    const group = optionGroups.find((candidate) => candidate.id === id && !candidate.archived);
    if (!group) return invalid({ option_groups: MESSAGES.groupUnknown });
    const problem = defaultsProblem(group, default_ids);
    if (problem) return invalid({ option_groups: problem });
  }
  const problem = priceProblem(product);
  return problem && invalid(problem);
}

const listing = mockRoute({
  method: 'get',
  path: API_PATHS.products,
  role: 'public',
  query: ProductListQuery,
  answer({ query, viewer }) {
    const { search, sort, categories, ids } = query;
    const archived = query.archived && (viewer?.permissions.includes('catalogue') ?? false);
    const lists = { categories: categories?.join(), ids: ids?.join() };
    const filters = { search, sort, ...lists, archived: archived ? 'true' : undefined };
    return okPage(API_PATHS.products, select({ ...query, archived }), query, filters);
  },
});

/** What these products, each as it comes, have to be warned of for who avoids this. */
const warningsOf = (ids: readonly string[], avoids: readonly Allergen[]): ProductWarning[] =>
  products.flatMap((product) => {
    const warning = ids.includes(product.id) && cupWarning(product, undefined, avoids);
    return warning ? [{ product_id: product.id, warning }] : [];
  });

const listingWarnings = mockRoute({
  method: 'get',
  path: API_PATHS.productWarnings,
  role: 'User',
  query: ProductWarningsQuery,
  answer: ({ query }) => ok(warningsOf(query.ids ?? [], rani.avoids)),
});

const learning = mockRoute({
  method: 'get',
  path: MAKING_PATHS.learned,
  permission: 'catalogue',
  answer: () => ok(learnedOf(madeAlone)),
});

const reading = mockRoute({
  method: 'get',
  path: PRODUCT,
  role: 'public',
  answer: ({ param }) => withProduct(param('id'), ok),
});

const creating = mockRoute({
  method: 'post',
  path: API_PATHS.products,
  permission: 'catalogue',
  body: ProductBody,
  form: true,
  answer({ body, image }) {
    if (!image) return invalid({ image: MESSAGES.required });
    const product = put(blankProduct, body, image);
    return refusalOf(product, body) ?? ok(product, MESSAGES.productCreated(body.productname), 201);
  },
});

const editing = mockRoute({
  method: 'patch',
  path: PRODUCT,
  permission: 'catalogue',
  body: ProductEditBody,
  form: true,
  answer: ({ param, body, image }) =>
    withProduct(param('id'), (product) => {
      if (body.version !== undefined && body.version !== product.version) return conflict(product);
      const next = { ...put(product, body, image), version: product.version + 1 };
      return refusalOf(next, body) ?? ok(next);
    }),
});

const archiving = mockRoute({
  method: 'delete',
  path: PRODUCT,
  permission: 'catalogue',
  answer: ({ param }) => withProduct(param('id'), (product) => ok({ ...product, available: false, archived: true })),
});

const availability = mockRoute({
  method: 'patch',
  path: AVAILABILITY,
  permission: 'orders',
  body: ProductAvailabilityBody,
  answer: ({ param, body }) =>
    withProduct(param('id'), (product) => {
      const until = body.sold_out_until === 'next_opening' ? nextOpening : body.sold_out_until;
      const next = put({ ...product, sold_out_until: until }, {}, null);
      if (until === null || !body.substitute_id) return ok(next);
      const instead = all.find(({ id }) => id === body.substitute_id);
      const problem = productSubstituteProblem(product, instead);
      if (problem || !instead) return invalid({ substitute_id: problem ?? '' });
      return ok({ ...next, substitute: toSubstitute(instead) });
    }),
});

const listingCategories = mockRoute({
  method: 'get',
  path: API_PATHS.categories,
  role: 'public',
  answer: () => ok(categories),
});

export const productHandlers = [
  listingCategories,
  listing,
  listingWarnings,
  learning,
  reading,
  creating,
  editing,
  archiving,
  availability,
];

/** Answers these products as the only page. */
export const showProducts = (answer: ProductSummary[]) =>
  always('get', API_PATHS.products, () => okPage(API_PATHS.products, answer, { page: 1, limit: LIMITS.pageMax }));

/** Answers this product, whichever is asked for. */
export const showProduct = (answer: ProductDetail) => always('get', PRODUCT, () => ok(answer));

/** Answers what of every product has to be warned of for who avoids this. */
export const showWarnings = (avoids: Allergen[]) =>
  always('get', API_PATHS.productWarnings, () =>
    ok(
      warningsOf(
        products.map(({ id }) => id),
        avoids,
      ),
    ),
  );

export const warningFailures = failuresOf('get', API_PATHS.productWarnings);

/** Answers this as what was learned. */
export const showLearned = (answer: LearnedMaking[]) => always('get', MAKING_PATHS.learned, () => ok(answer));

/** How what was learned can fail to come; `empty`: there is nothing of it. */
export const learnedFailures = { ...failuresOf('get', MAKING_PATHS.learned), empty: showLearned([]) };

/** How the menu (`empty`: no product fits) and a product's page can fail. */
export const productFailures = {
  ...failuresOf('get', `${PRODUCT}?`),
  empty: showProducts([]),
  notFound: always('get', PRODUCT, () => notFound('Product')),
  soldOut: showProduct({ ...productBySlug('hazelnut-latte'), available: false, stock: 0 }),
};

/** How adding a product can fail. */
export const createProductFailures = failuresOf('post', API_PATHS.products, {
  wrongImage: () => failAt('image', 415, 'UNSUPPORTED_TYPE', MESSAGES.wrongExtension),
});

/** How changing a product can fail. */
export const editProductFailures = {
  ...failuresOf('patch', PRODUCT),
  /** Somebody saved it meanwhile: this is what it is now. */
  conflict: (now: ProductDetail) => always('patch', PRODUCT, () => conflict(now)),
};

/** How taking a product off the menu can fail. */
export const archiveProductFailures = failuresOf('delete', PRODUCT);

/** How marking a product as sold out can fail. */
export const availabilityFailures = failuresOf('patch', AVAILABILITY);

export const categoryFailures = failuresOf('get', API_PATHS.categories);
