import { type Context, Hono } from 'hono';
import type { Api } from '../../../../server/api.ts';
import { GOOGLE_STAND_IN } from '../../../../server/config.ts';
import { RETURN_PATH } from '../../contract.ts';
import { GoogleStandIn } from './google-stand-in.ts';
import { consentPage, listPage, STYLES } from './pages.ts';

/** The one account of a laptop. */
export const ACCOUNT = 'you@google.example';

/** Opens the stand-in on this server: its consent, its API, and a page on which tasks can be changed at "Google". */
export function openStandIn(api: Api): GoogleStandIn {
  const { config, clock } = api.services;
  const standIn = new GoogleStandIn(clock);
  const front = new Hono();
  front.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  front.get('/pages.css', (context) => context.body(STYLES, 200, { 'Content-Type': 'text/css' }));
  front.get('/consent', (context) => {
    const to = context.req.query('redirect_uri');
    if (to !== `${config.appUrl}${RETURN_PATH}`) return context.text('redirect_uri_mismatch', 400);
    return context.html(consentPage(answersOf(context, standIn, to)));
  });
  front.get('/', (context) => context.html(listPage(standIn.books(ACCOUNT))));
  front.post('/', async (context) => {
    change(standIn, await context.req.parseBody());
    return context.redirect(GOOGLE_STAND_IN, 303);
  });
  front.route('/', standIn.api);
  api.hono.route(GOOGLE_STAND_IN, front);
  return standIn;
}

/** Where the page leads to, yes or no: everything in the fragment, which no server sees. */
function answersOf({ req }: Context, standIn: GoogleStandIn, to: string) {
  const state = req.query('state') ?? '';
  const scope = req.query('scope') ?? '';
  const given = {
    access_token: standIn.grant(ACCOUNT, scope),
    token_type: 'Bearer',
    expires_in: '3599',
    scope,
  };
  return {
    allow: `${to}#${new URLSearchParams({ state, ...given })}`,
    deny: `${to}#${new URLSearchParams({ state, error: 'access_denied' })}`,
  };
}

/** What somebody does on the page of the lists. */
function change(standIn: GoogleStandIn, form: Record<string, unknown>): void {
  const books = standIn.books(ACCOUNT);
  const field = (name: string): string => String(form[name] ?? '');
  const [list, task, what] = [field('list'), field('task'), field('what')];
  if (what === 'add') books.insert(list, { title: field('title') });
  if (what === 'rename') books.patch(list, task, { title: field('title') });
  if (what === 'complete') books.completeInApp(list, task);
  if (what === 'reopen') books.patch(list, task, { status: 'needsAction' });
  if (what === 'delete') books.remove(list, task);
}
