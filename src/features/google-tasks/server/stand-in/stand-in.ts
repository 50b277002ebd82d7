import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Api } from '../../../../server/api.ts';
import { GOOGLE_STAND_IN } from '../../../../server/google-config.ts';
import { RETURN_PATH } from '../../contract.ts';
import type { Books } from './books.ts';
import { GoogleStandIn } from './google-stand-in.ts';
import { consentPage, listPage, STYLES } from './pages.ts';

const COOKIE = 'stand_in_account';

/** Each browser is signed in to an account of its own. */
function accountOf(context: Context): string {
  const account = getCookie(context, COOKIE) ?? randomUUID();
  setCookie(context, COOKIE, account, { path: GOOGLE_STAND_IN, httpOnly: true, sameSite: 'Lax' });
  return account;
}

/** Opens the stand-in on this server: its consent, its API, and a page on which tasks can be changed at "Google". */
export function openStandIn(api: Api): void {
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
  front.get('/', (context) => context.html(listPage(standIn.books(accountOf(context)))));
  front.post('/', async (context) => {
    change(standIn.books(accountOf(context)), await context.req.parseBody());
    return context.redirect(GOOGLE_STAND_IN, 303);
  });
  front.route('/', standIn.api);
  api.hono.route(GOOGLE_STAND_IN, front);
}

/** Where the page leads to, yes or no: everything in the fragment, which no server sees. */
function answersOf(context: Context, standIn: GoogleStandIn, to: string) {
  const { req } = context;
  const state = req.query('state') ?? '';
  const scope = req.query('scope') ?? '';
  const given = {
    access_token: standIn.grant(accountOf(context), scope),
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
function change(books: Books, form: Record<string, unknown>): void {
  const field = (name: string): string => String(form[name] ?? '');
  const [list, task, what] = [field('list'), field('task'), field('what')];
  if (what === 'add') books.insert(list, { title: field('title') });
  if (what === 'rename') books.patch(list, task, { title: field('title') });
  if (what === 'complete') books.completeInApp(list, task);
  if (what === 'reopen') books.patch(list, task, { status: 'needsAction' });
  if (what === 'delete') books.remove(list, task);
}
