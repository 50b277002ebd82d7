import type { Starts } from '../contract/limits.ts';
import type { LaterOffer, PlanOffer } from '../contract/schemas.ts';

/** A plan that is offered, and the beginning that is chosen for it. */
export interface ChosenOffer {
  offer: PlanOffer;
  /** What is charged after the trial; undefined for a plan that begins today. */
  later: LaterOffer | undefined;
}

/** The days of the trial are kept while it runs, unless today is asked for. */
export const chosenOffer = (offer: PlanOffer, asked: Starts): ChosenOffer => ({
  offer,
  later: asked === 'today' ? undefined : (offer.after_trial ?? undefined),
});

export const startsOf = ({ later }: ChosenOffer): Starts => (later ? 'after_trial' : 'today');

/** What is charged first, whenever that is. */
export const firstCharge = ({ offer, later }: ChosenOffer): number => (later ?? offer).first_charge_cents;
