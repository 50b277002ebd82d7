import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';

/** Follows what the person may do, once the page is there; without it the server still holds the gate. */
export const PlanWatch = lazyPart(renderNothingOnFailure(() => import('./plan-watch.tsx')));
