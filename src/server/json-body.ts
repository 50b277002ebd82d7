import { AppError, invalid } from '../kernel/errors.ts';
import { texts } from './spoken-texts.ts';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
/** JSON can spell half a character where its bytes cannot hold one. */
const SPELLS_SURROGATE = /\\u[dD][89a-fA-F]/;

const notJson = () => invalid(texts.bodyNotJson);

/** Keeps what it is given, unless a text or a key in it holds half a character. */
function mustBeWellFormed(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
    throw invalid(texts.halfCharacter);
  }
  return value;
}

/**
 * A request's JSON body, whose texts can be stored and read back exactly as they were sent. Only a body that says it
 * is JSON is taken: a form of another site cannot send it.
 * @throws AppError 400 when it is no JSON, not UTF-8, or holds half a character
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw notJson();
  const bytes = await bytesOf(request);
  let text: string;
  try {
    text = strictUtf8.decode(bytes);
  } catch {
    throw invalid(texts.bodyNotUtf8);
  }
  return parsed(text);
}

/** What arrived of it; a body that breaks off is as little JSON as half of one. */
function bytesOf(request: Request): Promise<ArrayBuffer> {
  return request.arrayBuffer().catch((error: Error) => {
    // How the limit on bodies tells that one is longer than it said.
    throw error.name === 'BodyLimitError' ? error : notJson();
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, SPELLS_SURROGATE.test(text) ? mustBeWellFormed : undefined);
  } catch (error) {
    // Anything else, such as brackets without end, is no body that a page of ours sends.
    throw error instanceof AppError ? error : notJson();
  }
}
