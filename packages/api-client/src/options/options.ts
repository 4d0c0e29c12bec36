import type { AvailabilityBody, OptionGroupBody, OptionGroupDetail, OptionGroupEditBody } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { refresh } from '../data/freshness';
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

/** Until when an option is sold out, on every product; null: it is there again. Answers its group. */
export const setOptionAvailability = (
  id: number,
  until: AvailabilityBody['sold_out_until'],
): Promise<OptionGroupDetail> =>
  write(API_PATHS.optionAvailability(String(id)), { method: 'PATCH', body: { sold_out_until: until } });

/** All groups of options for staff, archived ones last. */
export function useOptionGroups(): Resource<OptionGroupDetail[]> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<OptionGroupDetail[]>(API_PATHS.optionGroups)).data;
  return useResource(userId ? ['optionGroups', userId] : null, load, waiting);
}
