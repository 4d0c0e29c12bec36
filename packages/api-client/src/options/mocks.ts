import {
  OptionAvailabilityBody,
  OptionGroupBody,
  OptionGroupEditBody,
  OptionGroupListQuery,
  type OptionGroupChanges,
  type OptionGroupDetail,
  type OptionGroupFilter,
} from '@seduh/contract';
import { API_PATHS, MESSAGES } from '@seduh/contract/constants';
import {
  changeTranslations,
  groupProblems,
  mayLowerPrices,
  substituteProblem,
  surchargeProblem,
  UNKNOWN_CONTENTS,
} from '@seduh/domain';
import { always, failuresOf } from '../mocks/failures';
import { nextOpening } from '../mocks/fixtures/fixed';
import { onProduct, optionGroups } from '../mocks/fixtures/options';
import { products } from '../mocks/fixtures/products';
import { mockRoute } from '../mocks/mockRoute';
import { fail, invalid, notFound, ok, okPage } from '../mocks/reply';

const GROUP = API_PATHS.optionGroup.pattern;
/** The list and its items. */
const ALL = `${API_PATHS.optionGroups}/:id?`;
const AVAILABILITY = API_PATHS.optionAvailability.pattern;

/** The first number that no option has. */
const FREE_ID = 1 + Math.max(...optionGroups.flatMap(({ options }) => options.map(({ id }) => id)));

const conflict = (group: OptionGroupDetail) => fail(409, 'EDIT_CONFLICT', MESSAGES.editConflict('group'), group);

function withGroup(id: string, answer: (group: OptionGroupDetail) => Response, groups = optionGroups): Response {
  const group = groups.find((candidate) => String(candidate.id) === id);
  return group ? answer(group) : notFound('Group');
}

type OptionRows = NonNullable<OptionGroupChanges['options']>;

/** These rows as the options of a group; null where one belongs to another. */
function optionsFrom(
  rows: OptionRows,
  { options }: Pick<OptionGroupDetail, 'options'>,
): OptionGroupDetail['options'] | null {
  const ids = rows.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length || !ids.every((id) => options.some((option) => option.id === id))) return null;
  return rows.map(({ id, contains, making, name_translations, ...row }, index) => {
    const known = options.find((option) => option.id === id);
    return {
      ...row,
      id: id ?? FREE_ID + index,
      name_translations: changeTranslations(known?.name_translations, name_translations),
      contains: contains ?? known?.contains ?? UNKNOWN_CONTENTS,
      making: making ?? known?.making ?? { seconds: null, station: null },
      available: known?.available ?? true,
      sold_out_until: known?.sold_out_until ?? null,
    };
  });
}

/** The products that have this group, with it as it would be. */
const productsWith = (group: OptionGroupDetail) =>
  products.flatMap(({ option_groups, ...product }) => {
    if (!option_groups.some(({ id }) => id === group.id)) return [];
    const changed = option_groups.map((each) => (each.id === group.id ? onProduct(group, each.default_ids) : each));
    return [{ ...product, option_groups: changed }];
  });

/** The group as it would be, or what is wrong with it: in itself, and on the products that have it. */
function checked(before: OptionGroupDetail | null, group: OptionGroupDetail, msg = 'OK', status = 200): Response {
  const problems = groupProblems(group);
  if (Object.keys(problems).length > 0) return invalid(problems);
  const problem = mayLowerPrices(before, group) ? surchargeProblem(productsWith(group)) : null;
  return problem ? invalid(problem) : ok(group, msg, status);
}

/** One page of these groups, as it was asked for. */
function pageOf(groups: OptionGroupDetail[], { archived, page, limit }: OptionGroupFilter): Response {
  const found = groups
    .filter((group) => archived === undefined || group.archived === archived)
    .toSorted((one, other) => Number(one.archived) - Number(other.archived));
  return okPage(API_PATHS.optionGroups, found, { page, limit }, { archived: archived?.toString() });
}

/** The list of these groups, and each of them. */
const reading = (groups: OptionGroupDetail[]) =>
  mockRoute({
    method: 'get',
    path: ALL,
    permission: 'catalogue',
    query: OptionGroupListQuery,
    answer({ param, query }) {
      const id = param('id');
      // no part of the path of a list
      return id === String(undefined) ? pageOf(groups, query) : withGroup(id, ok, groups);
    },
  });

const creating = mockRoute({
  method: 'post',
  path: API_PATHS.optionGroups,
  permission: 'catalogue',
  body: OptionGroupBody,
  answer({ body }) {
    const options = optionsFrom(body.options, { options: [] }) ?? [];
    const group = {
      ...body,
      name_translations: changeTranslations(undefined, body.name_translations),
      id: optionGroups.length + 1,
      options,
      archived: false,
      version: 1,
      products: 0,
    };
    return checked(null, group, MESSAGES.groupCreated(body.group_name), 201);
  },
});

const editing = mockRoute({
  method: 'patch',
  path: GROUP,
  permission: 'catalogue',
  body: OptionGroupEditBody,
  answer: ({ param, body }) =>
    withGroup(param('id'), (group) => {
      const { version, options: rows, name_translations, ...plain } = body;
      const names = { name_translations: changeTranslations(group.name_translations, name_translations) };
      if (version !== undefined && version !== group.version) return conflict(group);
      const options = rows ? optionsFrom(rows, group) : group.options;
      const count = groupProblems({ ...group, ...plain, options: rows ?? group.options });
      if (Object.keys(count).length > 0) return invalid(count);
      if (!options) return invalid({ options: MESSAGES.optionElsewhere });
      return checked(group, { ...group, ...plain, ...names, options, version: group.version + 1 });
    }),
});

const archiving = mockRoute({
  method: 'delete',
  path: GROUP,
  permission: 'catalogue',
  answer: ({ param }) =>
    withGroup(param('id'), (group) => ok({ ...group, archived: true, version: group.version + 1 })),
});

const availability = mockRoute({
  method: 'patch',
  path: AVAILABILITY,
  permission: 'orders',
  body: OptionAvailabilityBody,
  answer({ param, body }) {
    const group = optionGroups.find(({ options }) => options.some(({ id }) => String(id) === param('id')));
    if (!group) return notFound('Option');
    const until = body.sold_out_until === 'next_opening' ? nextOpening : body.sold_out_until;
    const instead = until === null ? null : body.substitute_id;
    if (instead) {
      const candidate = group.options.find(({ id }) => id === instead);
      const problem = substituteProblem(Number(param('id')), candidate && { ...candidate, archived: group.archived });
      if (problem) return invalid({ substitute_id: problem });
    }
    return ok({
      ...group,
      options: group.options.map((option) =>
        String(option.id) === param('id')
          ? { ...option, available: until === null, sold_out_until: until, ...(instead && { substitute_id: instead }) }
          : option,
      ),
    });
  },
});

export const optionHandlers = [reading(optionGroups), creating, editing, archiving, availability];

/** Answers these groups, all of them and each. */
export const showOptionGroups = reading;

/** How the list of groups, or one of them, can fail to come; `empty`: there is none. */
export const optionGroupsFailures = {
  ...failuresOf('get', ALL),
  empty: showOptionGroups([]),
};

/** How making a group can fail. */
export const createOptionGroupFailures = failuresOf('post', API_PATHS.optionGroups);

/** How changing a group can fail. */
export const editOptionGroupFailures = {
  ...failuresOf('patch', GROUP),
  /** Somebody saved it meanwhile: this is what it is now. */
  conflict: (now: OptionGroupDetail) => always('patch', GROUP, () => conflict(now)),
};

/** How archiving a group can fail. */
export const archiveOptionGroupFailures = failuresOf('delete', GROUP);

/** How marking an option as sold out can fail. */
export const optionAvailabilityFailures = {
  ...failuresOf('patch', AVAILABILITY),
  /** What was to be offered instead has run out meanwhile. */
  unfitSubstitute: always('patch', AVAILABILITY, () => invalid({ substitute_id: 'This is sold out as well' })),
};
