const DASHBOARD = '/dashgrowthloop';

let address: string | undefined;

/** Names the page that opens once somebody is signed in; without one it is the dashboard. */
export function openFirst(page: string | undefined): void {
  address = page;
}

/** Where somebody who is signed in goes on. */
export const firstPage = (): string => address ?? DASHBOARD;
