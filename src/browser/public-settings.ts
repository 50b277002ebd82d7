/** What the operator set and everyone may know; the server writes it into the page. Addresses are absolute. */
export interface PublicSettings {
  product_name: string;
  app_url: string;
  links: {
    terms: string;
    privacy: string;
    /** Undefined, here and below: the operator has no such page. */
    coaching?: string;
    community?: string;
    schedule_call?: string;
  };
  /** The host of the operator's language model; undefined where there is none. */
  language_model?: string;
  /** With whom people can sync their tasks; undefined where that is not set up. */
  google?: { client_id: string; consent_url: string };
  /** Whether the server tells this device when another one has written; undefined where it has to be asked. */
  sync_push?: boolean;
  /** Elsewhere an operator sees what could lead to a page of theirs, and which setting does that. */
  is_production: boolean;
}

const home = 'https://growthloop.example';

const defaults: PublicSettings = {
  product_name: 'Growth Loop',
  app_url: typeof location === 'undefined' ? home : location.origin,
  links: {
    terms: `${home}/terms`,
    privacy: `${home}/privacy`,
  },
  is_production: false,
};

/** What stands in a page that is written into its document, until the server puts the operator's own in its place. */
const placeholders: PublicSettings = {
  product_name: '%PRODUCT_NAME%',
  app_url: '%APP_URL%',
  links: {
    terms: '%TERMS_URL%',
    privacy: '%PRIVACY_URL%',
  },
  is_production: true,
};

function read(): PublicSettings {
  try {
    const written: Partial<PublicSettings> = JSON.parse(
      document.getElementById('settings')?.textContent || '{}',
    );
    return { ...defaults, ...written, links: { ...defaults.links, ...written.links } };
  } catch {
    return defaults;
  }
}

/** Known before the first paint, without a request. */
export const settings: PublicSettings = import.meta.env.SSR ? placeholders : read();
