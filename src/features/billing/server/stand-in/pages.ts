import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { CheckoutSession, Customer, PaymentMethod, PortalSession, Subscription } from './objects.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const NO_MONEY = 'This is a test page: no money moves. Use the card 4242 4242 4242 4242.';

export const STYLES = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.note { padding: 0.75rem 1rem; border: 2px dashed currentColor; border-radius: 8px; }
label { display: grid; gap: 4px; margin-bottom: 12px; }
input, button, .button { font: inherit; min-height: 44px; border-radius: 8px; border: 1px solid currentColor; padding: 0 12px; }
input { background: transparent; color: inherit; }
button { background: #1f5d4c; color: #fff; border-color: #1f5d4c; font-weight: 600; width: 100%; cursor: pointer; }
button.plain { background: transparent; color: inherit; border-color: currentColor; font-weight: 400; }
form { margin: 1.5rem 0; }
a { color: inherit; }
.problem { color: #b3261e; font-weight: 600; }
@media (prefers-color-scheme: dark) { .problem { color: #ffb4ab; } }
:focus-visible { outline: 3px solid #5b8def; outline-offset: 2px; }
`;

const page = (title: string, base: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${base}/pages.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="note">${NO_MONEY}</p>
          ${body}
        </main>
      </body>
    </html>`;

const cardFields = html`
  <label><span>Card number</span><input name="number" inputmode="numeric" autocomplete="cc-number" required /></label>
  <label><span>Expiration (MM / YY)</span><input name="expiry" inputmode="numeric" autocomplete="cc-exp" required /></label>
  <label><span>Security code</span><input name="cvc" inputmode="numeric" autocomplete="cc-csc" required /></label>
`;

const problemLine = (problem: string | undefined): Html | '' =>
  problem ? html`<p class="problem" role="alert">${problem}</p>` : '';

export const checkoutPage = (base: string, session: CheckoutSession, problem?: string): Html =>
  page(
    'Checkout',
    base,
    html`
      <p>${session.custom_text.submit?.message ?? ''}</p>
      ${problemLine(problem)}
      <form method="post">${cardFields}<button>Confirm</button></form>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back without paying</a></p>` : ''}
    `,
  );

export const closedPage = (base: string): Html =>
  page('Checkout', base, html`<p>This page has been used, or has ended. Please start again.</p>`);

export const authenticatePage = (base: string, problem?: string): Html =>
  page(
    'Your bank asks',
    base,
    html`
      <p>A bank would now make sure that it is you.</p>
      ${problemLine(problem)}
      <form method="post">
        <p><button name="answer" value="yes">Complete authentication</button></p>
        <p><button class="plain" name="answer" value="no">Fail authentication</button></p>
      </form>
    `,
  );

interface PortalFacts {
  session: PortalSession;
  customer: Customer | undefined;
  card: PaymentMethod['card'] | undefined;
  subscription: Subscription | undefined;
}

export const portalPage = (base: string, facts: PortalFacts, problem?: string): Html =>
  page(
    'Your plan',
    base,
    html`
      ${planPart(facts.subscription)} ${problemLine(problem)}
      <h2>Card</h2>
      <p>${facts.card ? `${facts.card.brand}, ending in ${facts.card.last4}` : 'None yet.'}</p>
      <form method="post">
        ${cardFields}<button class="plain" name="action" value="card">Update the card</button>
      </form>
      <p><a href="${facts.session.return_url}">Back</a></p>
    `,
  );

function planPart(subscription: Subscription | undefined): Html {
  const item = subscription?.items.data[0];
  if (!subscription || !item) return html`<p>There is no plan.</p>`;
  const until = new Date(item.current_period_end * 1000).toISOString().slice(0, 10);
  const dollars = (item.price.unit_amount / 100).toFixed(2);
  const ends = subscription.cancel_at_period_end;
  return html`
    <p>$${dollars} per ${item.price.recurring.interval}, ${ends ? 'ends' : 'next charge'} on ${until}.</p>
    ${subscription.status === 'past_due' ? html`<p class="problem">The last payment failed.</p>` : ''}
    <form method="post">
      <button class="plain" name="action" value="${ends ? 'resume' : 'cancel'}">
        ${ends ? 'Keep the plan' : 'Cancel at the end of the period'}
      </button>
    </form>
  `;
}
