import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { RETURN_PATH } from '../../src/features/google-tasks/contract.ts';
import type { Api } from '../../src/server/api.ts';
import { GOOGLE_STAND_IN } from '../../src/server/google-config.ts';
import type { StandIn } from '../../src/server/stand-ins.ts';
import { GoogleStandIn } from './api.ts';
import type { Ledger } from './ledger.ts';
import { consentPage, listPage, STYLES } from './pages.ts';

const COOKIE = 'stand_in_account';

/** Each browser is signed in to an account of its own. */
function accountOf(context: Context): string {
  const account = getCookie(context, COOKIE) ?? randomUUID();
  setCookie(context, COOKIE, account, { path: GOOGLE_STAND_IN, httpOnly: true, sameSite: 'Lax' });
  return account;
}

/** Its consent, its API, and a page on which tasks can be changed at "Google". */
export const googleStandIn: StandIn = { register };

function register(api: Api): void {
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
  front.get('/', (context) => context.html(listPage(standIn.ledger(accountOf(context)))));
  front.post('/', async (context) => {
    change(standIn.ledger(accountOf(context)), await context.req.parseBody());
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
function change(ledger: Ledger, form: Record<string, unknown>): void {
  const field = (name: string): string => String(form[name] ?? '');
  const [list, task, what] = [field('list'), field('task'), field('what')];
  if (what === 'add') ledger.insert(list, { title: field('title') });
  if (what === 'rename') ledger.patch(list, task, { title: field('title') });
  if (what === 'complete') ledger.completeInApp(list, task);
  if (what === 'reopen') ledger.patch(list, task, { status: 'needsAction' });
  if (what === 'delete') ledger.remove(list, task);
}
