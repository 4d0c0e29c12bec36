import {
  ForesightBody,
  offerProblem,
  PromoBody,
  PromoEditBody,
  PromoListQuery,
  type Foresight,
  type Promo,
  type PromoBundle,
  type PromoChanges,
} from '@seduh/contract';
import { API_PATHS, imageUrl, LIMITS, MESSAGES } from '@seduh/contract/constants';
import { changeTranslations, shownToAll } from '@seduh/domain';
import { always, failuresOf } from '../mocks/failures';
import { daysAgo, fixtureId, NOW } from '../mocks/fixtures/fixed';
import { figuresOf, foreseen } from '../mocks/fixtures/foresight';
import { products } from '../mocks/fixtures/products';
import { endedPromos, promos } from '../mocks/fixtures/promos';
import { mockRoute } from '../mocks/mockRoute';
import { fail, failAt, invalid, notFound, ok, okPage } from '../mocks/reply';

const PROMO = API_PATHS.promo.pattern;
const byState = { running: promos, ended: endedPromos, all: [...promos, ...endedPromos] };

function withPromo(id: string, answer: (promo: Promo) => Response): Response {
  const promo = byState.all.find((candidate) => candidate.id === id);
  return promo ? answer(promo) : notFound('Promo');
}

const codeTaken = () => failAt('code', 409, 'CODE_TAKEN', MESSAGES.codeTaken);
const conflict = (promo: Promo) => fail(409, 'EDIT_CONFLICT', MESSAGES.editConflict('promo'), promo);

/** The promo with these fields in it; `discount` has been read as a whole percent. */
function put(promo: Promo, { discount, version: _version, ...fields }: PromoChanges, image: File | null): Promo {
  const { dine_in_only, new_user_only, one_per_day, member_only, total_uses, ...rest } = fields;
  const { name_translations, description_translations, bundle, ...plain } = rest;
  const rules = { dine_in_only, new_user_only, one_per_day, member_only, total_uses };
  const given = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
  return {
    ...promo,
    ...plain,
    name_translations: changeTranslations(promo.name_translations, name_translations),
    description_translations: changeTranslations(promo.description_translations, description_translations),
    discount: discount === undefined ? promo.discount : discount / 100,
    bundle: bundle === undefined ? promo.bundle : bundle && named(bundle),
    image: image ? imageUrl('demo-mocha') : promo.image,
    rules: { ...promo.rules, ...given },
  };
}

/** A bundle with what its product is called. */
function named(bundle: Omit<PromoBundle, 'product_name' | 'name_translations'>): PromoBundle {
  const product = products.find(({ id }) => id === bundle.product_id);
  return { ...bundle, product_name: product?.product_name ?? null, name_translations: product?.name_translations };
}

const isUnknown = (bundle: { product_id: string | null } | null | undefined): boolean =>
  bundle?.product_id != null && !products.some(({ id }) => id === bundle.product_id);

/** Why a promo cannot be changed so; null where it can. */
function misfit({ kind, amount_off, bundle, rules, discount }: Promo, changes: PromoChanges): Response | null {
  const problem = offerProblem(kind, {
    amount_off,
    bundle,
    dine_in_only: rules.dine_in_only,
    ...changes,
    discount: (changes.discount ?? discount) || null,
  });
  return problem && invalid({ [problem.field]: problem.msg });
}

const blank: Promo = {
  id: fixtureId('promo', 200),
  promo_name: '',
  code: '',
  description: '',
  discount: 0.01,
  duration: 1,
  min_price: 0,
  image: null,
  kind: 'percent',
  amount_off: null,
  bundle: null,
  happy_hours: null,
  budget: null,
  given: 0,
  starts_at: NOW,
  ends_at: NOW,
  used: 0,
  version: 1,
  rules: { dine_in_only: false, new_user_only: false, one_per_day: true, member_only: false, total_uses: null },
};

export const promoHandlers = [
  mockRoute({
    method: 'get',
    path: API_PATHS.promos,
    role: 'public',
    query: PromoListQuery,
    answer({ query, viewer }) {
      const { code, state, ...page } = query;
      const isStaff = viewer?.permissions.includes('promos') ?? false;
      const all = byState[isStaff ? state : 'running'];
      const found = code ? all.filter((promo) => promo.code === code.toUpperCase()) : all;
      const shown = isStaff ? found : found.map(shownToAll);
      return okPage(API_PATHS.promos, shown, page, { code, ...(isStaff && state !== 'running' ? { state } : {}) });
    },
  }),
  mockRoute({
    method: 'post',
    path: API_PATHS.promos,
    permission: 'promos',
    body: PromoBody,
    form: true,
    answer({ body, image }) {
      if (!image) return invalid({ image: MESSAGES.required });
      if (byState.all.some(({ code }) => code === body.code)) return codeTaken();
      if (isUnknown(body.bundle)) return invalid({ bundle: MESSAGES.notFoundOf('Product') });
      const made = { ...put(blank, body, image), ends_at: daysAgo(-body.duration) };
      const promo = { ...made, discount: (body.discount ?? 0) / 100 };
      return ok(promo, MESSAGES.promoCreated(body.code), 201);
    },
  }),
  mockRoute({ method: 'get', path: PROMO, permission: 'promos', answer: ({ param }) => withPromo(param('id'), ok) }),
  mockRoute({
    method: 'patch',
    path: PROMO,
    permission: 'promos',
    body: PromoEditBody,
    form: true,
    answer: ({ param, body, image }) =>
      withPromo(param('id'), (promo) => {
        if (body.version !== undefined && body.version !== promo.version) return conflict(promo);
        const wrong = misfit(promo, body);
        if (wrong) return wrong;
        if (byState.all.some(({ code, id }) => code === body.code && id !== promo.id)) return codeTaken();
        if (isUnknown(body.bundle)) return invalid({ bundle: MESSAGES.notFoundOf('Product') });
        if (body.budget != null && body.budget < promo.given) return invalid({ budget: MESSAGES.budgetGiven });
        return ok({ ...put(promo, body, image), version: promo.version + 1 });
      }),
  }),
  mockRoute({
    method: 'get',
    path: API_PATHS.promoFigures.pattern,
    permission: 'promos',
    answer: ({ param }) => withPromo(param('id'), (promo) => ok(figuresOf(promo))),
  }),
  mockRoute({
    method: 'post',
    path: API_PATHS.promoForesight,
    permission: 'promos',
    body: ForesightBody,
    answer: ({ body }) =>
      isUnknown(body.bundle) ? invalid({ bundle: MESSAGES.notFoundOf('Product') }) : ok(foreseen(body)),
  }),
  mockRoute({
    method: 'delete',
    path: PROMO,
    permission: 'promos',
    answer: ({ param }) => withPromo(param('id'), (promo) => ok({ ...promo, ends_at: NOW })),
  }),
];

/** Answers these promos. */
export const showPromos = (answer: Promo[]) =>
  always('get', API_PATHS.promos, () => okPage(API_PATHS.promos, answer, { page: 1, limit: LIMITS.pageMax }));

/** Answers this promo, whichever is asked for. */
export const showPromo = (answer: Promo) => always('get', PROMO, () => ok(answer));

/** How a list of promos, and a promo's own page, can fail. */
export const promoFailures = {
  ...failuresOf('get', `${PROMO}?`),
  empty: showPromos([]),
  notFound: always('get', PROMO, () => notFound('Promo')),
};

/** How starting a promo can fail. */
export const createPromoFailures = failuresOf('post', API_PATHS.promos, { codeTaken });

/** How changing a promo can fail. */
export const editPromoFailures = {
  ...failuresOf('patch', PROMO),
  /** Somebody saved it meanwhile: this is what it is now. */
  conflict: (now: Promo) => always('patch', PROMO, () => conflict(now)),
};

/** How running a draft against past orders can fail. */
export const foresightFailures = failuresOf('post', API_PATHS.promoForesight);

/** How a promo's figures can fail. */
export const promoFiguresFailures = failuresOf('get', API_PATHS.promoFigures.pattern);

/** Answers this of any draft. */
export const showForesight = (answer: Foresight) => always('post', API_PATHS.promoForesight, () => ok(answer));

/** How ending a promo can fail. */
export const endPromoFailures = failuresOf('delete', PROMO);
