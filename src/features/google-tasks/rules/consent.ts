import { TASKS_SCOPE } from '../contract/limits.ts';

/** What somebody is asked with. */
export interface ConsentRequest {
  consentUrl: string;
  clientId: string;
  returnUrl: string;
  /** Comes back with the answer: one that nobody asked for has another. */
  state: string;
  /** Asks although consent was given before: it was withdrawn, or reaches too far or not far enough. */
  again: boolean;
}

/** Where a person is asked to let their tasks be seen and changed, by the implicit flow: the token comes back in the fragment. */
export function consentAddress({ consentUrl, clientId, returnUrl, state, again }: ConsentRequest): string {
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: returnUrl,
    response_type: 'token',
    scope: TASKS_SCOPE,
    state,
    ...(again && { prompt: 'consent' }),
  });
  return `${consentUrl}?${asked}`;
}

/** What came back. */
export interface ConsentAnswer {
  state: string;
  /** Undefined when none came. */
  token?: string;
  /** Seconds that the token is good for. */
  seconds: number;
  /** Whether the person or Google said no. */
  refused: boolean;
}

const AN_HOUR = 3600;

/** Reads the fragment of the return address, with or without its sign. */
export function consentAnswer(fragment: string): ConsentAnswer {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const seconds = Number(said.get('expires_in') ?? AN_HOUR);
  const token = said.get('access_token');
  return {
    state: said.get('state') ?? '',
    ...(token && { token }),
    seconds: Number.isFinite(seconds) ? seconds : AN_HOUR,
    refused: said.has('error'),
  };
}
