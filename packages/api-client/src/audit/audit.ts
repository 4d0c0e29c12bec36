import type { AuditEntry, AuditFileQuery, AuditPerson, AuditQuery } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import type { Key } from '../data/stores';
import { toPage, useList, type ListResource } from '../data/useList';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { requestFile, type ApiFile } from '../http/requestFile';

/** What is asked of the record, as an address carries it. */
type Asked<Query> = { [Name in keyof Query]?: string | undefined };

/** A page of what staff did, the latest first; for staff. */
export function useAuditLog(query: Asked<AuditQuery>): ListResource<AuditEntry> {
  const viewer = useViewer();
  const { search = '', kind = '', by = '', from = '', to = '', page = '1' } = query;
  const key: Key | null = viewer.userId ? ['audit-log', viewer.userId, search, kind, by, from, to, page] : null;
  return useList(key, async () => toPage(await request<AuditEntry[]>(API_PATHS.auditLog, { query })), viewer);
}

/** Everybody who did something, by name; for staff. */
export function useAuditPeople(): Resource<AuditPerson[]> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<AuditPerson[]>(API_PATHS.auditPeople)).data;
  return useResource(userId ? ['audit-people', userId] : null, load, waiting);
}

/**
 * Fetches all that fits of the record, as CSV.
 * @throws {ApiError}
 */
export const fetchAuditFile = (query: Asked<AuditFileQuery>): Promise<ApiFile> =>
  requestFile(API_PATHS.auditFile, { query, headers: { accept: 'text/csv' } });
