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
export interface Route<
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Answer extends Shape | undefined = Shape | undefined,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: `/api/${string}` | `/functions/v1/${string}` | `/rest/v1/rpc/${string}`;
  summary: string;
  /** The feature it belongs to, as the documentation groups it. */
  tag: string;
  access?: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The JSON answered on success; without it the call answers 204. */
  answer?: Answer;
}

/** What an optional key of a route holds once `undefined`, which its optionality adds, is left out of account. */
type Given<S> = Exclude<S, undefined>;

export type Parsed<S> = [Given<S>] extends [never] ? undefined : z.output<Given<S>>;
export type Sent<S> = [Given<S>] extends [never] ? undefined : z.input<Given<S>>;

export type AnswerOf<R extends Route> = Parsed<R['answer']>;
export type BodyOf<R extends Route> = Sent<R['body']>;

/** Keeps the exact types of a route description. */
export function defineRoute<
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
  Answer extends Shape | undefined = undefined,
>(route: Route<Params, Query, Body, Answer>): Route<Params, Query, Body, Answer> {
  return route;
}
