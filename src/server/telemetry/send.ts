import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TelemetryConfig } from '../config/telemetry.ts';
import { errorFields, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Telemetry } from '../telemetry.ts';
import { PrometheusProducer } from './metric-producer.ts';
import { ContextTracer } from './tracer.ts';

/** So many spans wait at the most for a collector that is away or slow; further ones are dropped. */
const QUEUED_SPANS = 2048;
const BATCH_SPANS = 512;
const BATCH_EVERY_MS = 2000;
/** How long a stopping server tries to hand over what is left. */
const LAST_SENDING_MS = 2000;
const QUIET_MS = 60_000;

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);

/**
 * Sends spans and metrics to a collector. The providers are this server's own and never made OpenTelemetry's global
 * ones: libraries have spans too, whose attributes and messages nobody here has looked at (decision 46).
 */
export function sendTelemetry(
  config: TelemetryConfig,
  { log, metrics }: { log: Log; metrics: Metrics | undefined },
): Telemetry {
  const resource = resourceFromAttributes({
    'service.name': config.serviceName,
    'service.version': version,
    'service.instance.id': randomUUID(),
  });
  const report = reporting(log);
  const spans = spanProvider(config, resource, report);
  const numbers = metrics && metricProvider(config, resource, { metrics, report });
  return {
    tracer: new ContextTracer(spans.getTracer('growth-loop', version)),
    async close() {
      const sent = Promise.allSettled([spans.shutdown(), numbers?.shutdown()]);
      let late: NodeJS.Timeout | undefined;
      const givenUp = new Promise<void>((resolve) => {
        late = setTimeout(resolve, LAST_SENDING_MS);
      });
      await Promise.race([sent, givenUp]);
      clearTimeout(late);
    },
  };
}

function spanProvider(config: TelemetryConfig, resource: Resource, report: Report): TracerProvider {
  const exporter = reported(new OTLPTraceExporter(exporterSettings(config, 'traces')), report);
  const processor = new BatchSpanProcessor({
    exporter,
    maxQueueSize: QUEUED_SPANS,
    maxExportBatchSize: BATCH_SPANS,
    scheduledDelayMillis: BATCH_EVERY_MS,
    exportTimeoutMillis: config.timeoutMs,
  });
  return new TracerProvider({ resource, sampler: samplerOf(config), spanProcessors: [processor] });
}

function metricProvider(
  config: TelemetryConfig,
  resource: Resource,
  { metrics, report }: { metrics: Metrics; report: Report },
): MeterProvider {
  const reader = new PeriodicExportingMetricReader({
    exporter: reported(new OTLPMetricExporter(exporterSettings(config, 'metrics')), report),
    exportIntervalMillis: config.metricsEveryMs,
    exportTimeoutMillis: Math.min(config.timeoutMs, config.metricsEveryMs),
    metricProducers: [new PrometheusProducer(metrics, resource)],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

/** Compression and certificates are left to the exporter, which reads them from the environment itself. */
const exporterSettings = (
  { endpoint, headers, timeoutMs }: TelemetryConfig,
  signal: 'traces' | 'metrics',
) => ({
  url: `${endpoint}/v1/${signal}`,
  headers,
  timeoutMillis: timeoutMs,
  concurrencyLimit: 8,
});

/** By OpenTelemetry's names. No trace begins elsewhere, so what is decided by a parent is decided by the root here. */
function samplerOf({ sampler, sampledShare }: TelemetryConfig): Sampler {
  const samplers: Record<TelemetryConfig['sampler'], () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(sampledShare),
    parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
    parentbased_traceidratio: () =>
      new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
  };
  return samplers[sampler]();
}

type Report = (error: unknown) => void;

/** A collector that is away says so with everything it is sent: one line a minute says enough. */
function reporting(log: Log): Report {
  let quietUntil = 0;
  return (error) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + QUIET_MS;
    log.warn('telemetry was not taken', { ...statusOf(error), ...errorFields(error) });
  };
}

/** The collector's answer where it gave one. */
function statusOf(error: unknown): { status?: number } {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'number' ? { status: code } : {};
}

type Exporter = OTLPTraceExporter | OTLPMetricExporter;

/** Tells of what an exporter could not hand over, which it tells nobody but its caller. */
function reported<E extends Exporter>(exporter: E, report: Report): E {
  const send = exporter.export.bind(exporter) as (items: unknown, done: Done) => void;
  exporter.export = (items: unknown, done: Done) =>
    send(items, (result) => {
      if (result.error) report(result.error);
      done(result);
    });
  return exporter;
}

type Done = Parameters<Exporter['export']>[1];
