import { z } from 'zod';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces and metrics are sent, and how much of them. */
export interface TelemetryConfig {
  /** Without a slash at its end, for example 'http://collector:4318'. */
  endpoint: string;
  /** What the collector wants to be told by, for example a key. */
  headers: Record<string, string>;
  serviceName: string;
  sampler: (typeof SAMPLERS)[number];
  /** The share of traces that is sent by a sampler that goes by one, from 0 to 1. */
  sampledShare: number;
  metricsEveryMs: number;
  /** How long one request to the collector may take, attempts included. */
  timeoutMs: number;
}

const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Pairs such as `api-key=abc,x-team=loop`, whose values may be percent-encoded; undefined when they are not. */
function headersOf(text: string): Record<string, string> | undefined {
  const pairs = text.split(',').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=');
    return [name, decoded(value.join('='))] as const;
  });
  const isEvery = pairs.every(([name, value]) => NAME.test(name) && VALUE.test(value));
  return isEvery ? Object.fromEntries(pairs) : undefined;
}

/** Empty when it is encoded wrongly. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

const milliseconds = z
  .string()
  .regex(/^[1-9]\d{2,6}$/, 'must be milliseconds, from 100 to 9999999')
  .transform(Number);

/** The settings of telemetry besides its address, by OpenTelemetry's own names. */
export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/protobuf'], 'must be http/protobuf or empty: no other protocol is spoken')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(
      (text) => headersOf(text) !== undefined,
      'must be pairs such as api-key=value, with commas between',
    )
    .optional(),
  /** Read by the exporter itself, as are the certificates. */
  OTEL_EXPORTER_OTLP_COMPRESSION: z.enum(['none', 'gzip'], 'must be none or gzip').optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds.default(10_000),
  OTEL_SERVICE_NAME: z.string().max(100, 'must have at most 100 characters').default('growth-loop'),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0|1|0?\.\d+|1\.0+)$/, 'must be a share from 0 to 1')
    .transform(Number)
    .default(1),
  OTEL_METRIC_EXPORT_INTERVAL: milliseconds.default(60_000),
};

type TelemetrySettings = z.infer<z.ZodObject<typeof telemetrySettings>> & {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
};

export function telemetryOf(set: TelemetrySettings): TelemetryConfig | undefined {
  if (!set.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return {
    endpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: headersOf(set.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {},
    serviceName: set.OTEL_SERVICE_NAME,
    sampler: set.OTEL_TRACES_SAMPLER,
    sampledShare: set.OTEL_TRACES_SAMPLER_ARG,
    metricsEveryMs: set.OTEL_METRIC_EXPORT_INTERVAL,
    timeoutMs: set.OTEL_EXPORTER_OTLP_TIMEOUT,
  };
}
