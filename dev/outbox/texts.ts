/* Outbox page of a developer’s machine */

export const pageNotFound = 'This page doesn’t exist.';
export const outboxTitle = 'Outbox';
export const outboxText =
  'This server doesn’t send emails. These are the ones that it would have sent, newest first.';
export const outboxEmpty = 'No emails yet.';
export const recipient = (address: string): string => `To ${address}`;
