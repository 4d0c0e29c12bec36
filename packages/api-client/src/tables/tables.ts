import type { AddedTables, LinkedTable, Table, TableEditBody } from '@seduh/contract';
import { TABLE_PATHS } from '@seduh/contract/constants';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';
import { fill, type Key } from '../data/stores';
import { refresh } from '../data/freshness';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { shopKey } from '../shop/shop';

const tablesKey = (userId: string): Key => ['tables', userId];

/** The tables of the shop, for staff: retired ones last. */
export function useTables(): Resource<Table[]> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<Table[]>(TABLE_PATHS.tables)).data;
  return useResource(userId ? tablesKey(userId) : null, load, waiting);
}

/**
 * Adds those of these tables that are new, for staff; what is on screen follows.
 * @returns how many were
 * @throws {ApiError} TABLE_TAKEN where none is; VALIDATION with `fields`; CANCELED as {@link forAsker}
 */
export async function addTables(labels: string[]): Promise<number> {
  const { data } = await forAsker(() => request<AddedTables>(TABLE_PATHS.tables, { method: 'POST', body: { labels } }));
  const userId = getSession()?.id;
  if (userId) fill(tablesKey(userId), data.tables);
  void refresh(shopKey());
  return data.added;
}

/**
 * Renames a table, retires it or brings it back, for staff.
 * @throws {ApiError} EDIT_CONFLICT with the table as it is now in `data`, which is then on screen; TABLE_TAKEN; VALIDATION
 */
export async function editTable(id: string, edit: TableEditBody): Promise<Table> {
  try {
    return (await request<Table>(TABLE_PATHS.table(id), { method: 'PATCH', body: edit })).data;
  } finally {
    const userId = getSession()?.id;
    if (userId) void refresh(tablesKey(userId));
    void refresh(shopKey());
  }
}

/**
 * Gives a table another code, for staff: the one it has at this version is of no table from then on.
 * @throws {ApiError} EDIT_CONFLICT with the table as it is now in `data`, which is then on screen
 */
export async function renewTableCode(id: string, version: number): Promise<Table> {
  try {
    return (await request<Table>(TABLE_PATHS.code(id), { method: 'POST', body: { version } })).data;
  } finally {
    const userId = getSession()?.id;
    if (userId) void refresh(tablesKey(userId));
  }
}

/** The table that a link's code is of. The error TABLE_GONE: of none any more. */
export function useLinkedTable(code: string): Resource<LinkedTable> {
  const load = async () => (await request<LinkedTable>(TABLE_PATHS.byCode(code))).data;
  return useResource(['table', code], load);
}
