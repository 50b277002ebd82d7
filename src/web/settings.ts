/** What the operator set and everyone may know; the server writes it into the page. Addresses are absolute. */
export interface PublicSettings {
  product_name: string;
  app_url: string;
  links: { terms: string; privacy: string; coaching: string; community: string; schedule_call: string };
}

const home = 'https://growthloop.example';

const defaults: PublicSettings = {
  product_name: 'Growth Loop',
  app_url: typeof location === 'undefined' ? home : location.origin,
  links: {
    terms: `${home}/terms`,
    privacy: `${home}/privacy`,
    coaching: `${home}/coaching`,
    community: `${home}/community`,
    schedule_call: `${home}/call`,
  },
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
export const settings: PublicSettings = read();
