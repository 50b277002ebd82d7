/*
 * The few parts of Stripe.js that the card form uses. Its script comes from where the server says, at the moment
 * somebody pays: the provider wants it loaded from its own host, and nobody else should load it at all.
 */

export interface SetupResult {
  error?: { message?: string };
  setupIntent?: { id: string; status: string };
}

export interface PaymentElement {
  mount(place: HTMLElement): void;
  on(event: 'ready' | 'loaderror', listener: () => void): unknown;
  destroy(): void;
}

export interface Elements {
  create(type: 'payment', options?: object): PaymentElement;
  submit(): Promise<{ error?: { message?: string } }>;
}

export interface Stripe {
  elements(options: { clientSecret: string; appearance?: object }): Elements;
  confirmSetup(options: {
    elements: Elements;
    clientSecret: string;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }): Promise<SetupResult>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The card form could not be loaded.'));
    };
    document.head.append(script);
  });
}

/** @throws Error when the script does not come */
export async function loadStripe(url: string, publishableKey: string): Promise<Stripe> {
  if (!window.Stripe) await loadScript(url);
  if (!window.Stripe) throw new Error('The card form could not be loaded.');
  return window.Stripe(publishableKey);
}
