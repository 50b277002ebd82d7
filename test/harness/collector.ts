import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import protobuf from 'protobufjs';

/** What of OTLP's messages the tests read; the numbers are those of opentelemetry-proto. */
const SCHEMA = `
  syntax = "proto3";
  message AnyValue {
    oneof value { string string_value = 1; bool bool_value = 2; int64 int_value = 3; double double_value = 4; }
  }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message Scope { string name = 1; string version = 2; }
  message Traces { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message ScopeSpans { Scope scope = 1; repeated Span spans = 2; }
  message Event { string name = 2; repeated KeyValue attributes = 3; }
  message Status { string message = 2; int32 code = 3; }
  message Span {
    bytes trace_id = 1; bytes span_id = 2; string trace_state = 3; bytes parent_span_id = 4; string name = 5;
    int32 kind = 6; repeated KeyValue attributes = 9; repeated Event events = 11; Status status = 15;
  }
  message Metrics { repeated ResourceMetrics resource_metrics = 1; }
  message ResourceMetrics { Resource resource = 1; repeated ScopeMetrics scope_metrics = 2; }
  message ScopeMetrics { Scope scope = 1; repeated Metric metrics = 2; }
  message Metric {
    string name = 1; string description = 2; string unit = 3;
    oneof data { Gauge gauge = 5; Sum sum = 7; Histogram histogram = 9; }
  }
  message Gauge { repeated Point data_points = 1; }
  message Sum { repeated Point data_points = 1; int32 aggregation_temporality = 2; bool is_monotonic = 3; }
  message Point { repeated KeyValue attributes = 7; double as_double = 4; sfixed64 as_int = 6; }
  message Histogram { repeated HistogramPoint data_points = 1; int32 aggregation_temporality = 2; }
  message HistogramPoint {
    repeated KeyValue attributes = 9; fixed64 count = 4; double sum = 5; repeated fixed64 bucket_counts = 6;
    repeated double explicit_bounds = 7;
  }`;
const messages = protobuf.parse(SCHEMA, { keepCase: true }).root;

type Value = string | number | boolean;
export type Attributes = Record<string, Value>;

export interface ReceivedSpan {
  name: string;
  scope: string;
  traceId: string;
  spanId: string;
  /** Empty for the root of a trace. */
  parentId: string;
  kind: number;
  attributes: Attributes;
  /** 2 for a span whose work failed. */
  status: number;
  statusMessage: string;
  events: number;
}

export interface ReceivedPoint {
  attributes: Attributes;
  /** Of a gauge or a counter. */
  value: number;
  /** Of a histogram. */
  count: number;
  sum: number;
  bounds: number[];
  buckets: number[];
}

export interface ReceivedMetric {
  kind: 'gauge' | 'counter' | 'histogram';
  points: ReceivedPoint[];
}

export interface Collector {
  url: string;
  /** The bodies that it was sent, unpacked. */
  bodies: Buffer[];
  spans: ReceivedSpan[];
  /** By name, as they were last told. */
  metrics: Map<string, ReceivedMetric>;
  /** What each sender said of itself, one for each request. */
  resources: Attributes[];
  headers: NodeJS.Dict<string | string[]>[];
  /** Whether it answers; without it, every request is left open until it does. */
  answers: boolean;
  /** The status it answers with. */
  status: number;
  /** Answers whatever was left open. */
  goOn(): void;
  close(): Promise<void>;
}

interface KeyValue {
  key: string;
  value?: Record<string, Value | undefined>;
}

function attributesOf(list: KeyValue[] = []): Attributes {
  return Object.fromEntries(
    list.map(({ key, value = {} }) => {
      const { int_value, ...other } = value;
      return [key, int_value === undefined ? (Object.values(other)[0] ?? '') : Number(int_value)];
    }),
  );
}

function decoded(type: string, body: Buffer): ReturnType<typeof JSON.parse> {
  const message = messages.lookupType(type);
  return message.toObject(message.decode(body), { longs: Number, bytes: Buffer, arrays: true });
}

const hex = (bytes: Buffer | undefined) => Buffer.from(bytes ?? []).toString('hex');

function readSpans(collector: Collector, body: Buffer): void {
  for (const { resource, scope_spans } of decoded('Traces', body).resource_spans) {
    collector.resources.push(attributesOf(resource.attributes));
    for (const { scope, spans } of scope_spans) {
      for (const span of spans) {
        collector.spans.push({
          name: span.name,
          scope: scope.name,
          traceId: hex(span.trace_id),
          spanId: hex(span.span_id),
          parentId: hex(span.parent_span_id),
          kind: span.kind,
          attributes: attributesOf(span.attributes),
          status: span.status?.code ?? 0,
          statusMessage: span.status?.message ?? '',
          events: span.events?.length ?? 0,
        });
      }
    }
  }
}

function pointOf(point: ReturnType<typeof JSON.parse>): ReceivedPoint {
  return {
    attributes: attributesOf(point.attributes),
    value: Number(point.as_double ?? point.as_int ?? 0),
    count: point.count ?? 0,
    sum: point.sum ?? 0,
    bounds: point.explicit_bounds ?? [],
    buckets: point.bucket_counts ?? [],
  };
}

function readMetrics(collector: Collector, body: Buffer): void {
  for (const { resource, scope_metrics } of decoded('Metrics', body).resource_metrics) {
    collector.resources.push(attributesOf(resource.attributes));
    for (const { metrics } of scope_metrics) {
      for (const { name, gauge, sum, histogram } of metrics) {
        const kind = gauge ? 'gauge' : sum ? 'counter' : 'histogram';
        const points = (gauge ?? sum ?? histogram).data_points.map(pointOf);
        collector.metrics.set(name, { kind, points });
      }
    }
  }
}

/** An operator's collector, which takes traces and metrics by OTLP over HTTP. */
export async function startCollector(): Promise<Collector> {
  const open: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    // One that breaks off was sent by a server that has ended.
    await request.forEach((part: Buffer) => void parts.push(part)).catch(() => undefined);
    const sent = Buffer.concat(parts);
    const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
    collector.bodies.push(body);
    collector.headers.push(request.headers);
    if (collector.status === 200) {
      (request.url === '/v1/traces' ? readSpans : readMetrics)(collector, body);
    }
    if (collector.answers) response.writeHead(collector.status).end();
    else open.push(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const collector: Collector = {
    url: `http://127.0.0.1:${port}`,
    bodies: [],
    spans: [],
    metrics: new Map(),
    resources: [],
    headers: [],
    answers: true,
    status: 200,
    goOn() {
      collector.answers = true;
      for (const response of open.splice(0)) response.writeHead(collector.status).end();
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
  return collector;
}
