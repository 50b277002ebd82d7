import type { Attributes, HrTime } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Metrics } from '../metrics.ts';

type Snapshot = Awaited<ReturnType<Metrics['snapshot']>>[number];
/** With its name, where a metric has values of several. */
type Value = Snapshot['values'][number] & { metricName?: string };

const SCOPE = { name: 'growth-loop' };

/** What Prometheus would be answered, as OpenTelemetry's metrics: each is described in `metrics.ts` alone. */
export class PrometheusProducer implements MetricProducer {
  readonly #metrics: Metrics;
  readonly #resource: Resource;
  readonly #startTime = now();

  constructor(metrics: Metrics, resource: Resource) {
    this.#metrics = metrics;
    this.#resource = resource;
  }

  async collect(): Promise<CollectionResult> {
    const snapshots = await this.#metrics.snapshot();
    const endTime = now();
    const point = <T>(labels: Attributes, value: T): DataPoint<T> => ({
      startTime: this.#startTime,
      endTime,
      attributes: labels,
      value,
    });
    const metrics = snapshots
      .filter(({ values }) => values.length > 0)
      .flatMap((snapshot) => metricOf(snapshot, point));
    return {
      resourceMetrics: { resource: this.#resource, scopeMetrics: [{ scope: SCOPE, metrics }] },
      errors: [],
    };
  }
}

function now(): HrTime {
  const milliseconds = Date.now();
  return [Math.floor(milliseconds / 1000), (milliseconds % 1000) * 1e6];
}

type MakePoint = <T>(labels: Attributes, value: T) => DataPoint<T>;

/** None of a summary: its quantiles cannot be added up, and what has one has a histogram too. */
function metricOf(snapshot: Snapshot, point: MakePoint): MetricData[] {
  const { name, help, type, values } = snapshot;
  const base = {
    descriptor: { name, description: help, unit: '', valueType: 1 },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const dataPoints = () => values.map(({ labels, value }) => point(labels, value));
  if (type === 'gauge') return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: dataPoints() }];
  if (type === 'counter') {
    return [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: dataPoints() }];
  }
  if (type !== 'histogram') return [];
  return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(name, values, point) }];
}

/** Prometheus has a value for each bucket, for the sum and for the count; here they are one point. */
function histogramsOf(name: string, values: Value[], point: MakePoint): DataPoint<Histogram>[] {
  const series = new Map<string, { labels: Attributes; values: Value[] }>();
  for (const value of values) {
    const { le: _, ...labels } = value.labels;
    const key = JSON.stringify(labels);
    const known = series.get(key) ?? { labels, values: [] };
    known.values.push(value);
    series.set(key, known);
  }
  return [...series.values()].map(({ labels, values }) => point(labels, histogramOf(name, values)));
}

function histogramOf(name: string, values: Value[]): Histogram {
  const total = (suffix: string) =>
    values.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
  const buckets = values.filter(({ metricName }) => metricName === `${name}_bucket`);
  return {
    buckets: {
      boundaries: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
      // Of Prometheus' buckets each holds all lower ones.
      counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
    },
    sum: total('sum'),
    count: total('count'),
  };
}
