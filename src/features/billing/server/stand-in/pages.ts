import { html } from 'hono/html';
import type { Markup } from '../../../../server/plain-page.ts';
import { STAND_IN_STYLES, standInPage } from '../../../../server/stand-in-page.ts';
import type { CheckoutSession, Customer, PaymentMethod, PortalSession, Subscription } from './objects.ts';

const NO_MONEY =
  'Test mode: no money is charged and no real card is needed. Use the card 4242 4242 4242 4242.';

export const STYLES = `${STAND_IN_STYLES}
label { display: grid; gap: 4px; margin-bottom: 12px; }
form { margin: 1.5rem 0; }
form button { width: 100%; }
`;

const page = (title: string, base: string, body: Markup): Markup => standInPage(base, title, NO_MONEY, body);

const cardFields = html`
  <label><span>Card number</span><input name="number" inputmode="numeric" autocomplete="cc-number" required /></label>
  <label><span>Expiration (MM / YY)</span><input name="expiry" inputmode="numeric" autocomplete="cc-exp" required /></label>
  <label><span>Security code</span><input name="cvc" inputmode="numeric" autocomplete="cc-csc" required /></label>
`;

const problemLine = (problem: string | undefined): Markup | '' =>
  problem ? html`<p class="problem" role="alert">${problem}</p>` : '';

export const checkoutPage = (base: string, session: CheckoutSession, problem?: string): Markup =>
  page(
    'Checkout',
    base,
    html`
      <p>${session.custom_text.submit?.message ?? ''}</p>
      ${problemLine(problem)}
      <form method="post">${cardFields}<button class="main">Confirm</button></form>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}">Go back without paying</a></p>` : ''}
    `,
  );

export const closedPage = (base: string): Markup =>
  page('Checkout', base, html`<p>This page has expired or has already been used. Please start again.</p>`);

export const authenticatePage = (base: string, problem?: string): Markup =>
  page(
    'Your bank needs to confirm it’s you',
    base,
    html`
      <p>This is where your bank would confirm that it’s you.</p>
      ${problemLine(problem)}
      <form method="post">
        <p><button class="main" name="answer" value="yes">Complete authentication</button></p>
        <p><button name="answer" value="no">Fail authentication</button></p>
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
    'Your plan',
    base,
    html`
      ${planPart(facts.subscription)} ${problemLine(problem)}
      <h2>Card</h2>
      <p>${facts.card ? `${facts.card.brand}, ending in ${facts.card.last4}` : 'None yet.'}</p>
      <form method="post">
        ${cardFields}<button name="action" value="card">Update card</button>
      </form>
      <p><a href="${facts.session.return_url}">Back</a></p>
    `,
  );

function planPart(subscription: Subscription | undefined): Markup {
  const item = subscription?.items.data[0];
  if (!subscription || !item) return html`<p>You don’t have a plan.</p>`;
  const until = new Date(item.current_period_end * 1000).toISOString().slice(0, 10);
  const dollars = (item.price.unit_amount / 100).toFixed(2);
  const ends = subscription.cancel_at_period_end;
  return html`
    <p>$${dollars} per ${item.price.recurring.interval}, ${ends ? 'ends' : 'next charge'} on ${until}.</p>
    ${subscription.status === 'past_due' ? html`<p class="problem">The last payment failed.</p>` : ''}
    <form method="post">
      <button name="action" value="${ends ? 'resume' : 'cancel'}">
        ${ends ? 'Keep the plan' : 'Cancel at the end of the billing period'}
      </button>
    </form>
  `;
}
