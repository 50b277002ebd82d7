import type * as z from 'zod';

type Shape = z.ZodType;

/**
 * Who may call: anyone; whoever has a live session, which is the preset; of those, whoever may write now, or may use
 * the named feature now.
 */
export type Access = 'public' | 'signed-in' | 'writing' | `feature:${string}`;

/**
 * One description of one API call. The server validates and documents from it, the browser's client takes
 * its types from it, so both sides cannot disagree. Paths use `{name}` for parameters.
 */
export interface Route {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: `/api/${string}` | `/functions/v1/${string}` | `/rest/v1/rpc/${string}`;
  summary: string;
  /** The feature it belongs to, as the documentation groups it. */
  tag: string;
  access?: Access;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  /**
   * Most bytes of a body that is no JSON but bytes (application/octet-stream). Such a call writes nothing that devices
   * follow, so it takes no number among the person's writes; and it is safe to repeat, so it has no idempotency key.
   */
  takesBytes?: number;
  /** Whether it answers bytes, and no JSON. */
  answersBytes?: true;
  /** The JSON answered on success; without it the call answers 204. */
  answer?: Shape;
  /** The data of each event, for a call that is answered by server-sent events instead. */
  events?: Shape;
}

/** The schema of a part of a route; nothing where the route has no such part. */
type Given<S> = Extract<S, Shape>;

export type Parsed<S> = [Given<S>] extends [never] ? undefined : z.output<Given<S>>;
export type Sent<S> = [Given<S>] extends [never] ? undefined : z.input<Given<S>>;

/** What a call answers: what its schema reads, or bytes. */
export type AnswerOf<R extends Route> = R extends { answersBytes: true } ? Uint8Array : Parsed<R['answer']>;
export type BodyOf<R extends Route> = Sent<R['body']>;

/** Keeps the exact types of a route description, its method and path too. */
export const defineRoute = <const R extends Route>(route: R): R => route;
