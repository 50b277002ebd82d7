/*
 * The few parts of Stripe.js that the product uses, by the same names, talking to the stand-in beside it. It draws the
 * card's fields into the page; the real one puts them into a frame of its own.
 */
(() => {
  const base = new URL('.', document.currentScript.src).href;

  const FIELDS = [
    { name: 'number', label: 'Card number', hint: '4242 4242 4242 4242', autocomplete: 'cc-number' },
    { name: 'expiry', label: 'Expiration (MM / YY)', hint: '12 / 34', autocomplete: 'cc-exp' },
    { name: 'cvc', label: 'Security code', hint: '123', autocomplete: 'cc-csc' },
  ];

  function drawField({ name, label, hint, autocomplete }) {
    const row = document.createElement('label');
    const text = document.createElement('span');
    const input = document.createElement('input');
    text.textContent = label;
    Object.assign(input, { name, placeholder: hint, autocomplete, inputMode: 'numeric', required: true });
    Object.assign(row.style, { display: 'grid', gap: '4px', marginBottom: '12px' });
    Object.assign(input.style, {
      font: 'inherit',
      color: 'inherit',
      minHeight: '44px',
      padding: '0 12px',
      border: '1px solid currentColor',
      borderRadius: '8px',
      background: 'transparent',
      width: '100%',
      boxSizing: 'border-box',
    });
    row.append(text, input);
    return { row, input };
  }

  class PaymentElement {
    #listeners = new Map();
    #root;
    inputs = {};

    mount(place) {
      const target = typeof place === 'string' ? document.querySelector(place) : place;
      if (!target) throw new Error('The selector you specified applies to no DOM elements.');
      this.#root = document.createElement('div');
      for (const field of FIELDS) {
        const { row, input } = drawField(field);
        this.inputs[field.name] = input;
        input.addEventListener('input', () => this.#tell('change', this.#state()));
        this.#root.append(row);
      }
      target.replaceChildren(this.#root);
      queueMicrotask(() => this.#tell('ready', { elementType: 'payment' }));
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    off(event) {
      this.#listeners.delete(event);
      return this;
    }

    focus() {
      this.inputs.number?.focus();
    }

    update() {}

    unmount() {
      this.#root?.remove();
    }

    destroy() {
      this.unmount();
      this.#listeners.clear();
    }

    #state() {
      const values = FIELDS.map(({ name }) => this.inputs[name].value.trim());
      return { elementType: 'payment', complete: values.every(Boolean), empty: !values.some(Boolean) };
    }

    #tell(event, detail) {
      for (const listener of this.#listeners.get(event) ?? []) listener(detail);
    }
  }

  async function post(path, body) {
    const response = await fetch(new URL(path, base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (response) return response.json();
    return { error: { type: 'api_connection_error', message: 'The connection was lost. Please try again.' } };
  }

  function typed(element) {
    const { number, expiry, cvc } = element.inputs;
    const [month = '', year = ''] = expiry.value.split('/').map((part) => part.trim());
    if (!number.value.trim()) return { problem: 'Your card number is incomplete.' };
    if (!month || !year) return { problem: "Your card's expiration date is incomplete." };
    if (!cvc.value.trim()) return { problem: "Your card's security code is incomplete." };
    return { card: { number: number.value, exp_month: month, exp_year: year, cvc: cvc.value } };
  }

  const problemOf = (message) => ({ error: { type: 'validation_error', message } });

  window.Stripe = (publishableKey) => ({
    elements({ clientSecret }) {
      const parts = { clientSecret, element: undefined };
      return {
        parts,
        create(type) {
          if (type !== 'payment') throw new Error(`The stand-in has no element "${type}".`);
          parts.element = new PaymentElement();
          return parts.element;
        },
        getElement: (type) => (type === 'payment' ? (parts.element ?? null) : null),
        update() {},
        async submit() {
          const { problem } = typed(parts.element);
          return problem ? problemOf(problem) : {};
        },
      };
    },

    async confirmSetup({ elements, clientSecret, confirmParams, redirect }) {
      const { problem, card } = typed(elements.parts.element);
      if (problem) return problemOf(problem);
      const answer = await post('confirm', {
        client_secret: clientSecret ?? elements.parts.clientSecret,
        publishable_key: publishableKey,
        return_url: confirmParams.return_url,
        card,
      });
      if (answer.error) return answer;
      const step = answer.setupIntent.next_action?.redirect_to_url;
      const leavesTo = step ? step.url : redirect === 'if_required' ? undefined : answer.return_to;
      if (!leavesTo) return { setupIntent: answer.setupIntent };
      location.assign(leavesTo);
      // As with the real one, whoever waits for this is gone by then.
      return new Promise(() => {});
    },

    retrieveSetupIntent: (clientSecret) => post('retrieve', { client_secret: clientSecret }),
  });
})();
