// What "the same answer" means: status, code, and the names and kinds of everything in it.
import { ApiErrorBody } from '@seduh/contract';
import { expect } from 'vitest';
import type { Reply } from './send';

/** The names in a value and what kind of thing each is; of a list its first item, of a null nothing. */
function shapeOf(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted()
      .map(([name, inner]) => [name, shapeOf(inner)]),
  );
}

/**
 * An order has it as long as its board makes it late, and the boards of the two sides are not the same: when it is there is
 * held by domain's one rule and by rows of its own.
 */
const WITH_THE_BOARD = 'forecast';

/** What is empty on one side cannot be compared there: it takes the other side's shape. */
function fillGaps(shape: unknown, other: unknown): unknown {
  if (shape === null || (Array.isArray(shape) && shape.length === 0 && Array.isArray(other))) return other;
  if (Array.isArray(shape) && Array.isArray(other)) return [fillGaps(shape[0], other[0] ?? null)];
  if (typeof shape !== 'object' || typeof other !== 'object' || other === null) return shape;
  const named = other as Record<string, unknown>;
  const comesAndGoes = WITH_THE_BOARD in named && !(WITH_THE_BOARD in shape);
  const whole = comesAndGoes ? { ...shape, [WITH_THE_BOARD]: null } : shape;
  return Object.fromEntries(Object.entries(whole).map(([name, inner]) => [name, fillGaps(inner, named[name] ?? null)]));
}

/** A schema of the contract, as far as it is needed here. */
export interface Schema {
  safeParse(value: unknown): { error?: { issues: unknown[] } | undefined };
}

/** The envelope of an answer that has nothing to say. */
export const nothing: Schema = {
  safeParse: (value) => ((value as Reply['body']).data === null ? {} : { error: { issues: ['data is not null'] } }),
};

/** The name of what an answer says. That some is kept waiting already depends on the orders before. */
const keyOf = ({ body }: Reply): string | undefined =>
  (body.said as { key: string } | undefined)?.key.replace('PortionsMore', 'Portions');

/** Holds the two answers against each other and the contract. `schema` is the success's. */
export function expectSame(mock: Reply, server: Reply, schema: Schema): void {
  expect({ status: mock.status, code: mock.body.code }).toEqual({ status: server.status, code: server.body.code });
  const contract: Schema = mock.status < 300 ? schema : ApiErrorBody;
  for (const [side, { body }] of Object.entries({ mock, server })) {
    expect(contract.safeParse(body).error?.issues, `${side} against the contract`).toBeUndefined();
  }
  expect(keyOf(mock), 'what is said').toEqual(keyOf(server));
  const [one, other] = [shapeOf({ ...mock.body, said: null }), shapeOf({ ...server.body, said: null })];
  expect(fillGaps(one, other)).toEqual(fillGaps(other, one));
}
