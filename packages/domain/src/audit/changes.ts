import type { AuditChange, AuditValue } from '@seduh/contract';
import type { AuditField } from '@seduh/contract/constants';

/** Something that is so of a thing, as the record compares it before and after. */
export interface Fact {
  field: AuditField;
  /** Which of several, as it is called. */
  of?: string;
  /** By what it is known where it may be called otherwise afterwards; left out: by `of`. */
  key?: string;
  value: AuditValue | undefined;
}

const isNothing = (value: AuditValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

const same = (one: AuditValue, other: AuditValue): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is different afterwards, and nothing else: the smallest that says what changed. Nothing and `no` are the same. */
export function changesBetween(before: readonly Fact[], after: readonly Fact[]): AuditChange[] {
  const known = new Map(before.map((fact) => [keyOf(fact), fact]));
  const now = new Map(after.map((fact) => [keyOf(fact), fact]));
  return [...new Set([...now.keys(), ...known.keys()])].flatMap((key) => {
    const [was, is] = [known.get(key), now.get(key)];
    const fact = is ?? was;
    if (!fact || (isNothing(was?.value) && isNothing(is?.value))) return [];
    const [then, since] = [was?.value ?? null, is?.value ?? null];
    return same(then, since) ? [] : [{ field: fact.field, of: fact.of ?? null, before: then, after: since }];
  });
}

const keyOf = ({ field, of, key }: Fact): string => `${field} ${key ?? of ?? ''}`;
