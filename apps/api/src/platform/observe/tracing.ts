import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyRequest } from 'fastify';
import type { Spans } from './spans';

// Long because it is the one file that knows OpenTelemetry: loaded only where something is traced.

interface TracingSettings {
  /** Where traces go by OTLP over HTTP, e.g. `http://127.0.0.1:4318/v1/traces`. */
  endpoint: string;
  /** What is sent along, as a collector's key. */
  headers: Record<string, string>;
  serviceName: string;
  version: string;
  /** Which part of requests is traced, 0 to 1. */
  ratio: number;
  /** Whether a caller's `traceparent` is gone on with: only where a proxy of the shop's own writes it. */
  trustsCallers: boolean;
}

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;
/** Answers that are the server's fault. */
const FAILED = 500;

/** Records spans and sends them in batches. A collector that is away costs the shop nothing: what it misses is dropped. */
export function startTracing(settings: TracingSettings, processor: SpanProcessor = batches(settings)): Spans {
  const { serviceName, version, ratio, trustsCallers } = settings;
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  // the way from one call to the next, and the W3C header
  provider.register();
  const tracer = provider.getTracer('seduh');
  const begun = new WeakMap<FastifyRequest, Context>();

  return {
    run({ name, kind, attributes, isChild }, work) {
      const around = context.active();
      if (isChild && !trace.getSpan(around)) return work();
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, around);
      const fail = (error: unknown) => {
        // its text may hold what somebody sent
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
        span.end();
      };
      try {
        const result = context.with(trace.setSpan(around, span), work);
        if (!(result instanceof Promise)) span.end();
        else result.then(() => span.end(), fail);
        return result;
      } catch (error) {
        fail(error);
        throw error;
      }
    },
    outside: (work) => context.with(ROOT_CONTEXT, work),
    fields() {
      const around = trace.getSpanContext(context.active());
      return around ? { trace_id: around.traceId, span_id: around.spanId } : {};
    },
    begin(request) {
      const { method, headers, routeOptions } = request;
      const from = trustsCallers ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
      const route = routeOptions.url;
      const span = tracer.startSpan(
        route ? `${method} ${route}` : method,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            ...(route ? { 'http.route': route } : {}),
            'seduh.request_id': request.id,
          },
        },
        from,
      );
      begun.set(request, trace.setSpan(from, span));
      const { traceId, spanId } = span.spanContext();
      request.trace = { trace_id: traceId, span_id: spanId };
    },
    enter(request, next) {
      const around = begun.get(request);
      if (around) context.with(around, next);
      else next();
    },
    end(request, status) {
      const around = begun.get(request);
      const span = around && trace.getSpan(around);
      span?.setAttribute('http.response.status_code', status);
      if (status >= FAILED) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
    async close() {
      // what cannot be sent while the shop ends is not waited for
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

const batches = ({ endpoint, headers }: TracingSettings): SpanProcessor =>
  new BatchSpanProcessor(new OTLPTraceExporter({ url: endpoint, headers, timeoutMillis: 5_000 }));
