import * as texts from '../texts.ts';
import type { PageFacts, Weather } from './imported-page.ts';

/* What is known of a page from another journal besides its text, as it is read. */

function degreesIn(celsius: number, inFahrenheit: boolean): string {
  // Without the sign of a zero that was a little below it.
  const rounded = Math.round(inFahrenheit ? celsius * 1.8 + 32 : celsius) || 0;
  return texts.degrees(rounded, inFahrenheit);
}

/** The weather of a day: 'Sunny, 24 °C'. */
export function weatherText({ conditions = '', celsius }: Weather, inFahrenheit = false): string {
  if (celsius === undefined) return conditions;
  const degrees = degreesIn(celsius, inFahrenheit);
  return conditions ? texts.weather(conditions, degrees) : degrees;
}

/** Place, weather and tags, each as it is read. */
export const pageFacts = (
  { place = '', weather = {}, tags = [] }: PageFacts,
  inFahrenheit = false,
): string[] =>
  [place, weatherText(weather, inFahrenheit), tags.map((tag) => `#${tag}`).join(' ')].filter(
    (fact) => fact !== '',
  );
