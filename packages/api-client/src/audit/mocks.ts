import { AuditFileQuery, AuditQuery, type AuditEntry, type AuditFileFilter } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { backwardsSpan, businessDay, CSV_START, toCsv } from '@seduh/domain';
import { AUDIT_HEAD, auditRows } from '@seduh/domain/audit';
import { HttpResponse } from 'msw';
import { always, failuresOf } from '../mocks/failures';
import { auditEntries, auditPeople } from '../mocks/fixtures/audit';
import { shop } from '../mocks/fixtures/shop';
import { mockRoute } from '../mocks/mockRoute';
import { invalid, ok, okPage } from '../mocks/reply';

function found({ search, kind, by, from, to }: AuditFileFilter): AuditEntry[] {
  return auditEntries.filter(({ at, action, by: who, subject }) => {
    const day = businessDay(shop.time_zone, new Date(at));
    const text = `${who.name} ${subject?.name ?? ''}`.toLowerCase();
    return (
      text.includes(search.toLowerCase()) &&
      (!kind || action.startsWith(`${kind}.`)) &&
      (!by || who.id === by) &&
      (!from || day >= from) &&
      (!to || day <= to)
    );
  });
}

function refusal(filter: AuditFileFilter): Response | null {
  const backwards = backwardsSpan(filter);
  return backwards && invalid(backwards);
}

const listing = mockRoute({
  method: 'get',
  path: API_PATHS.auditLog,
  permission: 'people',
  query: AuditQuery,
  answer({ query }) {
    const { search, kind, by, from, to } = query;
    return refusal(query) ?? okPage(API_PATHS.auditLog, found(query), query, { search, kind, by, from, to });
  },
});

const naming = mockRoute({
  method: 'get',
  path: API_PATHS.auditPeople,
  permission: 'people',
  answer: () => ok(auditPeople),
});

const filing = mockRoute({
  method: 'get',
  path: API_PATHS.auditFile,
  permission: 'people',
  query: AuditFileQuery,
  answer: ({ query }) =>
    refusal(query) ??
    new HttpResponse(
      CSV_START + toCsv([AUDIT_HEAD, ...found(query).flatMap((entry) => auditRows(entry, shop.time_zone))]),
      {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="seduh-record.csv"',
        },
      },
    ),
});

export const auditHandlers = [filing, naming, listing];

/** Answers these entries as the only page of the record. */
export const showAudit = (answer: AuditEntry[]) =>
  always('get', API_PATHS.auditLog, () => okPage(API_PATHS.auditLog, answer, { page: 1, limit: 20 }));

export const auditFailures = { ...failuresOf('get', API_PATHS.auditLog), empty: showAudit([]) };

/** How the file can fail to come. */
export const auditFileFailures = failuresOf('get', API_PATHS.auditFile);
