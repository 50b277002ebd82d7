import type * as z from 'zod';
import type { LanguageModelConfig } from './config.ts';
import type { Log } from './log.ts';

/** What a model is asked: what it is told to do, and what it is given for that. */
export interface ModelQuestion {
  system: string;
  prompt: string;
}

/** How long it may take, in milliseconds, and how many may ask at once. */
export interface ModelLimits {
  /** Both attempts together. */
  inAll: number;
  /** The first attempt: one that hangs leaves time for another. */
  first: number;
  /** Between the attempts. */
  pause: number;
  atOnce: number;
}

const LIMITS: ModelLimits = { inAll: 30_000, first: 20_000, pause: 500, atOnce: 8 };
const ATTEMPTS = 2;

/** Why there is no answer, as a log line says it. Nothing of what was asked or answered is in it. */
type Failure = 'timeout' | 'refused' | 'unreachable' | `status_${number}` | 'nonsense';

/** The endpoint knows neither the key nor the model: asking again changes nothing. */
const FINAL: readonly Failure[] = ['status_401', 'status_403', 'status_404'];
/** How an endpoint refuses a form of answer that it does not know. */
const UNKNOWN_FORM = [400, 422];

/** The libraries are loaded with the first question: most servers never ask one. */
async function loadLibraries() {
  const [ai, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  // Warnings would go to the console, past the log and its list of fields.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { ...ai, createOpenAICompatible };
}
type Libraries = Awaited<ReturnType<typeof loadLibraries>>;

/** Key and texts go to the endpoint that the operator named, and nowhere it points to. */
const fetchThere: typeof fetch = (address, init) => fetch(address, { ...init, redirect: 'error' });

/**
 * The operator's language model, asked for one answer in a given shape: without tools, telemetry or memory. What it
 * says is to be checked by whoever asked; nobody may be sent to it who has not agreed.
 */
export class LanguageModel {
  /** Whom the texts go to, as people are told. */
  readonly host: string;
  readonly #config: LanguageModelConfig;
  readonly #log: Log;
  readonly #limits: ModelLimits;
  #libraries: Promise<Libraries> | undefined;
  /** Whether the endpoint holds answers to a schema; if not, it is asked for JSON alone. */
  #knowsSchemas = true;
  #asking = 0;

  constructor(config: LanguageModelConfig, log: Log, limits: Partial<ModelLimits> = {}) {
    this.host = new URL(config.baseUrl).host;
    this.#config = config;
    this.#log = log;
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * The model's answer as the schema reads it. Undefined when there is none: it was away, too slow, refused or said
   * something else twice, or too many ask at once. `schema` must be one that JSON Schema can say, and `question` must
   * describe its shape, for endpoints that know no schemas. Never rejects.
   */
  async ask<Schema extends z.ZodType>(
    question: ModelQuestion,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined> {
    if (this.#asking >= this.#limits.atOnce) {
      this.#log.warn('the language model is busy');
      return undefined;
    }
    this.#asking += 1;
    try {
      return await this.#askTwice(question, schema);
    } finally {
      this.#asking -= 1;
    }
  }

  async #askTwice<Schema extends z.ZodType>(
    question: ModelQuestion,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined> {
    const { inAll, first, pause } = this.#limits;
    const end = performance.now() + inAll;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const left = end - performance.now();
      const outcome = await this.#attempt(question, schema, attempt === 1 ? Math.min(first, left) : left);
      if ('answer' in outcome) return outcome.answer;
      this.#log.warn('the language model gave no answer', { code: outcome.failure, attempt });
      const isLast = attempt === ATTEMPTS || FINAL.includes(outcome.failure);
      if (isLast || end - performance.now() <= pause) return undefined;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return undefined;
  }

  async #attempt<Schema extends z.ZodType>(
    question: ModelQuestion,
    schema: Schema,
    milliseconds: number,
  ): Promise<{ answer: z.output<Schema> } | { failure: Failure }> {
    const signal = AbortSignal.timeout(Math.max(1, Math.round(milliseconds)));
    this.#libraries ??= loadLibraries();
    const libraries = await this.#libraries;
    try {
      return { answer: await this.#inKnownForm(libraries, question, schema, signal) };
    } catch (error) {
      return { failure: signal.aborted ? 'timeout' : failureOf(libraries, error) };
    }
  }

  /** Asks with the schema; where that is refused, and from then on, without. */
  async #inKnownForm<Schema extends z.ZodType>(
    libraries: Libraries,
    question: ModelQuestion,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.output<Schema>> {
    const send = (bySchema: boolean) => this.#send(libraries, question, { schema, bySchema, signal });
    if (!this.#knowsSchemas) return send(false);
    try {
      return await send(true);
    } catch (error) {
      if (!UNKNOWN_FORM.includes(statusOf(libraries, error) ?? 0)) throw error;
      const answer = await send(false);
      this.#knowsSchemas = false;
      return answer;
    }
  }

  async #send<Schema extends z.ZodType>(
    { generateText, Output, createOpenAICompatible }: Libraries,
    { system, prompt }: ModelQuestion,
    { schema, bySchema, signal }: { schema: Schema; bySchema: boolean; signal: AbortSignal },
  ): Promise<z.output<Schema>> {
    const { baseUrl, apiKey, model } = this.#config;
    const endpoint = createOpenAICompatible({
      name: 'operator',
      baseURL: baseUrl,
      apiKey,
      fetch: fetchThere,
      supportsStructuredOutputs: bySchema,
    });
    const { output } = await generateText({
      model: endpoint(model),
      instructions: system,
      prompt,
      output: Output.object({ schema }),
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
    });
    return schema.parse(output);
  }
}

const statusOf = ({ APICallError }: Libraries, error: unknown): number | undefined =>
  APICallError.isInstance(error) ? error.statusCode : undefined;

/** The kind of an error alone: the library's own errors carry what was sent and answered, and must go no further. */
function failureOf(libraries: Libraries, error: unknown): Failure {
  const { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } = libraries;
  if (NoObjectGeneratedError.isInstance(error))
    return error.finishReason === 'content-filter' ? 'refused' : 'nonsense';
  if (NoOutputGeneratedError.isInstance(error)) return 'nonsense';
  if (!APICallError.isInstance(error)) return 'nonsense';
  const status = error.statusCode;
  if (status === undefined) return 'unreachable';
  // What is no answer of the protocol comes with the status of a success.
  return status < 300 ? 'nonsense' : `status_${status}`;
}
