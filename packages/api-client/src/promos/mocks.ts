import { PromoBody, PromoEditBody, PromoListQuery, type Promo, type PromoChanges } from '@seduh/contract';
import { API_PATHS, imageUrl, LIMITS, MESSAGES } from '@seduh/contract/constants';
import { changeTranslations } from '@seduh/domain';
import { always, failuresOf } from '../mocks/failures';
import { daysAgo, fixtureId, NOW } from '../mocks/fixtures/fixed';
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
  const { name_translations, description_translations, ...plain } = rest;
  const rules = { dine_in_only, new_user_only, one_per_day, member_only, total_uses };
  const given = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
  return {
    ...promo,
    ...plain,
    name_translations: changeTranslations(promo.name_translations, name_translations),
    description_translations: changeTranslations(promo.description_translations, description_translations),
    discount: discount === undefined ? promo.discount : discount / 100,
    image: image ? imageUrl('demo-mocha') : promo.image,
    rules: { ...promo.rules, ...given },
  };
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
      return okPage(API_PATHS.promos, found, page, { code, ...(isStaff && state !== 'running' ? { state } : {}) });
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
      const promo = { ...put(blank, body, image), ends_at: daysAgo(-body.duration) };
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
        if (byState.all.some(({ code, id }) => code === body.code && id !== promo.id)) return codeTaken();
        return ok({ ...put(promo, body, image), version: promo.version + 1 });
      }),
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

/** How ending a promo can fail. */
export const endPromoFailures = failuresOf('delete', PROMO);
