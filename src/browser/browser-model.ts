import type { Availability } from './speech.ts';

/*
 * The language model that some browsers bring along. It runs on the device: nothing that it is asked leaves it.
 * https://webmachinelearning.github.io/prompt-api/
 */

interface PromptOptions {
  /** A JSON schema that the answer follows. */
  responseConstraint: object;
  /** The schema is not told to the model as well: what it is asked says it in words. */
  omitResponseConstraintInput: boolean;
  signal: AbortSignal;
}

interface Session {
  prompt(input: string, options: PromptOptions): Promise<string>;
  destroy(): void;
}

interface Expected {
  type: 'text';
  languages: string[];
}

interface CoreOptions {
  expectedInputs: Expected[];
  expectedOutputs: Expected[];
}

interface Monitor {
  /** `loaded` goes from 0 to 1. */
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
}

interface CreateOptions extends CoreOptions {
  signal?: AbortSignal;
  monitor?: (monitor: Monitor) => void;
  initialPrompts?: { role: 'system'; content: string }[];
}

interface ModelType {
  availability(options: CoreOptions): Promise<Availability>;
  create(options: CreateOptions): Promise<Session>;
}

/** How long an answer may take, in milliseconds: a device without a fast processor takes minutes. */
const ANSWER_LIMIT = 180_000;

const TEXT: Expected = { type: 'text', languages: ['en'] };
const CORE: CoreOptions = { expectedInputs: [TEXT], expectedOutputs: [TEXT] };

const modelType = (): ModelType | undefined => (globalThis as { LanguageModel?: ModelType }).LanguageModel;

/** Whether the browser's own model can be asked here: at once, after the browser has fetched it, or not at all. */
export async function browserModelAvailability(): Promise<Availability> {
  try {
    return (await modelType()?.availability(CORE)) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/**
 * Has the browser fetch its model, which is gigabytes. To be called as the person presses something: browsers ask for that.
 * @param onProgress is told how much is there, from 0 to 1
 * @returns whether it can be asked now
 */
export async function fetchBrowserModel(onProgress: (share: number) => void): Promise<boolean> {
  try {
    const session = await modelType()?.create({
      ...CORE,
      monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded)),
    });
    session?.destroy();
    return session !== undefined;
  } catch {
    return false;
  }
}

export interface BrowserQuestion {
  system: string;
  prompt: string;
  /** A JSON schema of the answer. */
  schema: object;
}

/**
 * Asks the browser's own model. Answers what it wrote, read as JSON; nothing in it is known to be so.
 * @throws the browser's error; SyntaxError where it wrote no JSON
 */
export async function askBrowserModel({ system, prompt, schema }: BrowserQuestion): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT);
  const initialPrompts = [{ role: 'system' as const, content: system }];
  const session = await modelType()?.create({ ...CORE, signal, initialPrompts });
  if (!session) throw new Error('There is no language model in this browser.');
  try {
    return JSON.parse(
      await session.prompt(prompt, {
        responseConstraint: schema,
        omitResponseConstraintInput: true,
        signal,
      }),
    );
  } finally {
    session.destroy();
  }
}
