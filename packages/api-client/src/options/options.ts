import type { AvailabilityBody, OptionGroupBody, OptionGroupDetail, OptionGroupEditBody } from '@seduh/contract';
import { API_PATHS, LIMITS } from '@seduh/contract/constants';
import { refresh } from '../data/freshness';
import { toPage, useList, type ListResource } from '../data/useList';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request, type RequestOptions } from '../http/request';
import { getSession } from '../session/session';

/** Writes, and lets every page know that shows the group or a product with it. */
async function write(path: string, options: RequestOptions): Promise<OptionGroupDetail> {
  const { data } = await request<OptionGroupDetail>(path, options);
  void refresh(['optionGroups', getSession()?.id]);
  void refresh(['products']);
  void refresh(['product']);
  return data;
}

/**
 * Makes a group with its options; products get it by `option_groups` of `editProduct`.
 * @throws {ApiError} VALIDATION with `fields`
 */
export const createOptionGroup = (group: OptionGroupBody): Promise<OptionGroupDetail> =>
  write(API_PATHS.optionGroups, { method: 'POST', body: group });

/**
 * Changes a group; what is not named stays as it is, `options` are changed as a whole.
 * @throws {ApiError} EDIT_CONFLICT with the group as it is now in `data`; VALIDATION with `fields`
 * @param edit the fields that changed, and the version they were changed on: left out, they are saved over whatever is there
 */
export const editOptionGroup = (id: number, edit: OptionGroupEditBody): Promise<OptionGroupDetail> =>
  write(API_PATHS.optionGroup(String(id)), { method: 'PATCH', body: edit });

/** Takes a group off every product; orders keep what was chosen of it. */
export const archiveOptionGroup = (id: number): Promise<OptionGroupDetail> =>
  write(API_PATHS.optionGroup(String(id)), { method: 'DELETE' });

/**
 * Until when an option is sold out, on every product; null: it is there again. Answers its group.
 * @param instead the option of its group that is offered until then
 * @throws {ApiError} VALIDATION where that one cannot be
 */
export const setOptionAvailability = (
  id: number,
  until: AvailabilityBody['sold_out_until'],
  instead?: number,
): Promise<OptionGroupDetail> =>
  write(API_PATHS.optionAvailability(String(id)), {
    method: 'PATCH',
    body: { sold_out_until: until, ...(instead && { substitute_id: instead }) },
  });

interface GroupsQuery {
  /** Those that are archived, or those that are not. */
  archived: boolean;
  /** From 1. */
  page: number;
  limit?: number;
}

const loadGroups = async ({ archived, page, limit = LIMITS.page }: GroupsQuery) =>
  toPage(
    await request<OptionGroupDetail[]>(API_PATHS.optionGroups, { query: { archived: `${archived}`, page, limit } }),
  );

/** A page of the groups of options, for staff. */
export function useOptionGroups({ archived, page }: Omit<GroupsQuery, 'limit'>): ListResource<OptionGroupDetail> {
  const viewer = useViewer();
  return useList(
    viewer.userId ? ['optionGroups', viewer.userId, archived, page] : null,
    () => loadGroups({ archived, page }),
    viewer,
  );
}

/** Groups that a form shows more of at a time. */
const FORM_GROUPS = 20;

/**
 * All groups that products can be given, as far as they are wanted; `meta` says whether there are more.
 * @param pages how many times so many, from 1
 */
export function useGroupsToAttach(pages: number): ListResource<OptionGroupDetail> {
  const viewer = useViewer();
  const load = async () => {
    const wanted = Array.from({ length: pages }, (_, index) =>
      loadGroups({ archived: false, page: index + 1, limit: FORM_GROUPS }),
    );
    const found = await Promise.all(wanted);
    // one that was made between two answers pushes another onto both pages
    const all = new Map(found.flatMap(({ data }) => data).map((group) => [group.id, group]));
    return { data: [...all.values()], meta: found.at(-1)?.meta ?? null };
  };
  return useList(viewer.userId ? ['optionGroups', viewer.userId, 'attach', pages] : null, load, viewer);
}

/** A group, in use or archived, for staff. An unknown one is the error NOT_FOUND. */
export function useOptionGroup(id: string): Resource<OptionGroupDetail> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<OptionGroupDetail>(API_PATHS.optionGroup(id))).data;
  return useResource(userId ? ['optionGroups', userId, 'one', id] : null, load, waiting);
}
