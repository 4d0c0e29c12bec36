import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_FIELDS, AUDIT_KINDS, type AuditField } from '../constants';
import { Id, Instant, named, pageQuery, searchText } from './common';
import { dayRange } from './orders';

/** A value as it was or is; null for none. How it is to be read says `AUDIT_FIELDS`. */
export const AuditValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();
export type AuditValue = z.infer<typeof AuditValue>;

/** One thing that is different afterwards. */
export const AuditChange = named('AuditChange', {
  field: z.enum(Object.keys(AUDIT_FIELDS) as AuditField[]),
  /** Which of several: the name of an option, a size, a group or a product; a language, a station, a delivery method by its id. */
  of: z.string().nullable(),
  before: AuditValue,
  after: AuditValue,
});
export type AuditChange = z.infer<typeof AuditChange>;

/** What one member of staff did at one moment. */
export const AuditEntry = named('AuditEntry', {
  id: z.int().positive(),
  at: Instant,
  action: z.enum(AUDIT_ACTIONS),
  /** Who did it, by the name they had then. */
  by: z.object({ id: Id, name: z.string() }),
  /** What it was done to, by the name it had then: of an order its number. null: the shop as a whole. */
  subject: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** What is different afterwards; empty where there is nothing to show, as of a password. */
  changes: z.array(AuditChange),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Somebody who is named in the record. */
export const AuditPerson = named('AuditPerson', { id: Id, name: z.string() });
export type AuditPerson = z.infer<typeof AuditPerson>;

export const AuditPeople = z.array(AuditPerson);

const filters = {
  search: searchText,
  kind: z.enum(AUDIT_KINDS).optional().catch(undefined),
  /** Of this member of staff alone. */
  by: Id.optional().catch(undefined),
  ...dayRange,
};

/** The record as a file: all that fits. */
export const AuditFileQuery = z.object(filters);
export type AuditFileQuery = z.input<typeof AuditFileQuery>;
export type AuditFileFilter = z.output<typeof AuditFileQuery>;

/** The record, the latest first. */
export const AuditQuery = z.object({ ...filters, ...pageQuery(20) });
export type AuditQuery = z.input<typeof AuditQuery>;
export type AuditFilter = z.output<typeof AuditQuery>;
