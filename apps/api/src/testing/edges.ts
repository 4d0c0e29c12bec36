import * as fc from 'fast-check';

/** As much of a JSON schema as the API's description uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
}

/** Values that fit, by the name of a field: ids of what is there, codes that are known. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** A place in a body: names of fields, and 0 for the first one of a list. The body itself is []. */
export type Place = readonly (string | number)[];

const DEPTH = 500;

/** Instants and days at the ends of what can be written, and just beyond what the shop accepts. */
const INSTANTS = [
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00+23:59',
  '1999-12-31T23:59:59.999Z',
  '2026-11-20T07:45:00.123456789Z',
  '2099-12-31T23:59:59-23:59',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-23:59',
];
const DAYS = ['0000-01-01', '1000-01-01', '2026-02-29', '8999-12-31', '9999-12-31'];
const TEXTS = ['', ' ', '\0', 'a\0b', '\uD800', '😀'.repeat(40), 'x'.repeat(5_000), '9'.repeat(400)];
const NUMBERS = [0, -1, 0.5, 2 ** 31, 2 ** 53 - 1, -1.7e308];
const deep: unknown = JSON.parse('['.repeat(DEPTH) + ']'.repeat(DEPTH));
const STRANGERS = [null, true, {}, [[null]], ['a', 'b'], deep];

/** Anything at all, most of it of the wrong kind. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...INSTANTS, ...DAYS, ...TEXTS, ...NUMBERS, ...STRANGERS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** What the API's description says, as bodies that fit it, places in them, and what stands at the edge of each. */
export function createEdges(components: Record<string, JsonSchema>, known: KnownValues) {
  function resolve(schema: JsonSchema): JsonSchema {
    return schema.$ref ? resolve(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  }
  const membersOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] => (anyOf ?? oneOf ?? []).map(resolve);
  const typesOf = ({ type = [] }: JsonSchema): string[] => [type].flat();

  /** Values that fit a schema, as plain as they come. */
  function fitting(given: JsonSchema, name = ''): fc.Arbitrary<unknown> {
    const schema = resolve(given);
    const values = known[name] ?? schema.enum;
    if (values?.length) return fc.constantFrom(...values);
    if (schema.const !== undefined) return fc.constant(schema.const);
    const members = membersOf(schema);
    if (members.length > 0) return fc.oneof(...members.map((member) => fitting(member, name)));
    const [type] = typesOf(schema);
    if (type === 'object') return fieldsOf(schema);
    if (type === 'array') return fc.array(fitting(schema.items ?? {}, name), { minLength: 1, maxLength: 2 });
    if (type === 'integer' || type === 'number') return fc.constant(Math.max(1, schema.minimum ?? 1));
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (schema.format === 'date-time') return fc.constant('2026-11-20T08:30:00Z');
    return fc.constant(schema.format === 'date' ? '2026-11-20' : 'Kopi');
  }

  const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> =>
    fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fitting(schema, name)])), {
      requiredKeys: required.filter((name) => name in properties),
    });

  /** Every place in what a schema describes, with what it says of that place. */
  function places(given: JsonSchema, place: Place = []): { place: Place; schema: JsonSchema }[] {
    const schema = resolve(given);
    const inside = [schema, ...membersOf(schema)].flatMap(({ properties = {}, items }) => [
      ...Object.entries(properties).flatMap(([name, field]) => places(field, [...place, name])),
      ...(items ? places(items, [...place, 0]) : []),
    ]);
    return [{ place, schema }, ...inside];
  }

  /** What stands at the edges of a place by what it is for: each is worth a request. */
  function edgesOf(given: JsonSchema): unknown[] {
    const schema = resolve(given);
    const members = membersOf(schema);
    if (members.length > 0) return [...new Set(members.flatMap(edgesOf))];
    const types = typesOf(schema);
    const { minimum, maximum, format } = schema;
    const ends = [minimum, maximum].filter((end) => end !== undefined);
    if (types.some((type) => type === 'integer' || type === 'number')) return [...ends, ...NUMBERS];
    if (format === 'date-time') return INSTANTS;
    if (format === 'date') return DAYS;
    return types.includes('string') && !schema.enum ? TEXTS : STRANGERS;
  }

  return { fitting, places, edgesOf, anything };
}

/** `body` with something else at a place; what is on the way there is made where it is not. */
export function put(body: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof name === 'number') return [put(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {});
  const before: unknown = Object.fromEntries(fields)[name];
  return Object.fromEntries([...fields, [name, put(before, rest, value)]]);
}

/** One value as an address carries it: no half characters, and nothing longer than a browser would send. */
export function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.slice(0, 2_000).replace(/\p{Surrogate}/gu, ''));
}

/** What no text encodes to, as it stands in an address. */
export const BROKEN_ADDRESSES = ['%00', '%FF', '%ED%A0%80', '%zz', '%2e%2e%2f', '01a1fdb1-d7e9-70ac-98af-91f06e26276b'];
