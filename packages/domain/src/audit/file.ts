import type { AuditEntry, AuditValue } from '@seduh/contract';
import { AUDIT_FIELDS } from '@seduh/contract/constants';
import { clockText } from '../day-words';
import { businessDay } from '../hours';

/** The head of the record's file. Its words are those of the API, in every language: a file is sorted by them. */
export const AUDIT_HEAD = ['date', 'time', 'who', 'what', 'of', 'part', 'field', 'before', 'after'] as const;

/** The rows of one entry: one a change, and one where nothing can be shown. Times are the shop's. */
export function auditRows(entry: AuditEntry, timeZone: string): (string | number)[][] {
  const { at, by, action, subject, changes } = entry;
  const moment = (value: Date) => [businessDay(timeZone, value), clockText(timeZone, value)] as const;
  const start = [...moment(new Date(at)), by.name, action, subject?.name ?? ''];
  const cell = (value: AuditValue, isMoment: boolean): string | number => {
    if (value === null) return '';
    if (isMoment) return moment(new Date(String(value))).join(' ');
    if (Array.isArray(value)) return value.join(' | ');
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  };
  if (changes.length === 0) return [[...start, '', '', '', '']];
  return changes.map(({ field, of, before, after }) => {
    const isMoment = AUDIT_FIELDS[field] === 'moment';
    return [...start, of ?? '', field, cell(before, isMoment), cell(after, isMoment)];
  });
}
