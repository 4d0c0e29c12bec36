import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace that the request belongs to, as log lines name it; undefined where nothing is traced. */
    trace?: TraceFields;
  }
}

/** Fields of a log line, as OpenTelemetry names them. */
interface TraceFields {
  trace_id?: string;
  span_id?: string;
}

type SpanKind = 'internal' | 'client';
type Attributes = Readonly<Record<string, string | number>>;

/** Who records what is done. */
export interface Spans {
  /** Runs work as a span of what is under way. @param isChild only within something: alone it is of no interest */
  run<Result>(
    span: { name: string; kind: SpanKind; attributes?: Attributes; isChild?: boolean },
    work: () => Result,
  ): Result;
  /** Runs work that belongs to nothing under way. */
  outside<Result>(work: () => Result): Result;
  fields(): TraceFields;
  /** Begins the span of a request. */
  begin(request: FastifyRequest): void;
  /** Goes on within it. */
  enter(request: FastifyRequest, next: () => void): void;
  end(request: FastifyRequest, status: number): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

let spans: Spans | null = null;

/** Has spans recorded from now on, by this process; null: no more. */
export function recordSpans(recorder: Spans | null): void {
  spans = recorder;
}

/** Runs work as a span; only runs it where nothing is traced. */
export function inSpan<Result>(name: string, work: () => Result, attributes?: Attributes): Result {
  return spans ? spans.run({ name, kind: 'internal', attributes }, work) : work();
}

/** Runs work that many share: it is part of nobody's trace. */
export const outsideSpans = <Result>(work: () => Result): Result => (spans ? spans.outside(work) : work());

/** The trace of what is under way, for a log line. */
export const traceFields = (): TraceFields => spans?.fields() ?? {};

/** Records every request of an app that is made while spans are recorded. Comes before every other hook. */
export function traceRequests(app: FastifyInstance): void {
  const recorder = spans;
  if (!recorder) return;
  app.addHook('onRequest', (request, _reply, next) => {
    recorder.begin(request);
    recorder.enter(request, next);
  });
  // a body arrives outside of what the first hook began
  app.addHook('preValidation', (request, _reply, next) => recorder.enter(request, next));
  app.addHook('onResponse', (request, reply, next) => {
    recorder.end(request, reply.statusCode);
    next();
  });
}

/** Each function of a service as a span by its name; the service itself where nothing is traced. */
export function traced<Service extends object>(name: string, service: Service): Service {
  if (!spans) return service;
  const entries = Object.entries(service).map(([key, member]: [string, unknown]) => [
    key,
    typeof member === 'function'
      ? (...args: unknown[]) => inSpan(`${name}.${key}`, () => (member as (...given: unknown[]) => unknown)(...args))
      : member,
  ]);
  return Object.fromEntries(entries) as Service;
}

const LONGEST_TEXT = 2_000;
type Ask = (...args: unknown[]) => unknown;

/** A connection's way to ask, each question a span. Of a statement its text alone is told, never its values. */
export function tracedStatements(ask: Ask): Ask {
  return (...args) => {
    const text = spans ? textOf(args[0]) : undefined;
    if (!spans || text === undefined || typeof args.at(-1) === 'function') return ask(...args);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) };
    return spans.run({ name: verbOf(text), kind: 'client', attributes, isChild: true }, () => ask(...args));
  };
}

function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked || !('text' in asked)) return undefined;
  return typeof asked.text === 'string' ? asked.text : undefined;
}

/** `select orders`: what is done, and with which table, as far as the text says it at once. */
function verbOf(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text)?.[1];
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase();
}
