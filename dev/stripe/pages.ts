import { html } from 'hono/html';
import { LOCALE } from '../../src/kernel/locale.ts';
import type { Markup } from '../../src/server/plain-page.ts';
import { STAND_IN_STYLES, standInPage } from '../stand-in-page.ts';
import type { CheckoutSession, Customer, PaymentMethod, PortalSession, Subscription } from './objects.ts';
import * as texts from './texts.ts';

export const STYLES = `${STAND_IN_STYLES}
label { display: grid; gap: 4px; margin-bottom: 12px; }
form { margin: 1.5rem 0; }
form button { width: 100%; }
`;

const page = (title: string, base: string, body: Markup): Markup =>
  standInPage(base, title, texts.testModeNote, body);

const cardFields = html`
  <label><span>${texts.cardNumberLabel}</span><input name="number" inputmode="numeric" autocomplete="cc-number" required /></label>
  <label><span>${texts.expirationLabel}</span><input name="expiry" inputmode="numeric" autocomplete="cc-exp" required /></label>
  <label><span>${texts.securityCodeLabel}</span><input name="cvc" inputmode="numeric" autocomplete="cc-csc" required /></label>
`;

const problemLine = (problem: string | undefined): Markup | '' =>
  problem ? html`<p class="problem" role="alert">${problem}</p>` : '';

export const checkoutPage = (base: string, session: CheckoutSession, problem?: string): Markup =>
  page(
    texts.checkoutTitle,
    base,
    html`
      <p>${session.custom_text.submit?.message ?? ''}</p>
      ${problemLine(problem)}
      <form method="post">${cardFields}<button class="main">${texts.confirmButton}</button></form>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}">${texts.cancelLink}</a></p>` : ''}
    `,
  );

export const closedPage = (base: string): Markup =>
  page(texts.checkoutTitle, base, html`<p>${texts.checkoutClosed}</p>`);

export const authenticatePage = (base: string, problem?: string): Markup =>
  page(
    texts.authenticateTitle,
    base,
    html`
      <p>${texts.authenticateText}</p>
      ${problemLine(problem)}
      <form method="post">
        <p><button class="main" name="answer" value="yes">${texts.completeAnswer}</button></p>
        <p><button name="answer" value="no">${texts.failAnswer}</button></p>
      </form>
    `,
  );

interface PortalFacts {
  session: PortalSession;
  customer: Customer | undefined;
  card: PaymentMethod['card'] | undefined;
  subscription: Subscription | undefined;
}

export const portalPage = (base: string, facts: PortalFacts, problem?: string): Markup =>
  page(
    texts.planTitle,
    base,
    html`
      ${planPart(facts.subscription)} ${problemLine(problem)}
      <h2>${texts.cardTitle}</h2>
      <p>${facts.card ? texts.cardEnding(facts.card.brand, facts.card.last4) : texts.noCard}</p>
      <form method="post">
        ${cardFields}<button name="action" value="card">${texts.updateCardButton}</button>
      </form>
      <p><a href="${facts.session.return_url}">${texts.backLink}</a></p>
    `,
  );

const ENDS = { month: texts.monthlyEnds, year: texts.yearlyEnds };
const CONTINUES = { month: texts.monthlyContinues, year: texts.yearlyContinues };

const inDollars = (cents: number): string =>
  new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' }).format(cents / 100);

function planPart(subscription: Subscription | undefined): Markup {
  const item = subscription?.items.data[0];
  if (!subscription || !item) return html`<p>${texts.noPlan}</p>`;
  const until = new Date(item.current_period_end * 1000).toISOString().slice(0, 10);
  const price = inDollars(item.price.unit_amount);
  const ends = subscription.cancel_at_period_end;
  const state = ends ? ENDS : CONTINUES;
  return html`
    <p>${state[item.price.recurring.interval](price, until)}</p>
    ${subscription.status === 'past_due' ? html`<p class="problem">${texts.paymentFailed}</p>` : ''}
    <form method="post">
      <button name="action" value="${ends ? 'resume' : 'cancel'}">
        ${ends ? texts.keepPlanButton : texts.cancelPlanButton}
      </button>
    </form>
  `;
}
