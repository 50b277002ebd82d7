import { columnOf, type Section } from '../../src/features/visions/contract/limits.ts';
import { type Cadence, nextReview } from '../../src/kernel/cadence.ts';
import { CURRENT_FORMAT } from '../../src/kernel/seal.ts';

interface SeedVision {
  section: Section;
  html: string;
  /** How long ago it was saved, in days. */
  age: number;
  cadence: Cadence;
}

/** Where Maya is going. The first was to be reviewed some days ago, the second is reviewed later. */
export const SEED_VISIONS: readonly SeedVision[] = [
  {
    section: 'professional',
    html:
      '<p>I lead a small team that people want to join, and I know what each of them is learning this year.</p>' +
      '<ul><li><p>Workshops that I have built myself, four of them a year.</p></li>' +
      '<li><p>Work that ends at five, and an answer that can wait until nine.</p></li></ul>' +
      '<p>When somebody asks what I do, I say it in <strong>one sentence</strong>.</p>',
    age: 40,
    cadence: 'monthly',
  },
  {
    section: 'ideal_day',
    html:
      '<p>I wake before the alarm. The phone is in the kitchen, where it slept.</p>' +
      '<p>Breakfast with the children, all of us at the table. I walk to work along the water.</p>' +
      '<p>In the evening Jonas cooks and I read aloud. At ten the lights are out.</p>',
    age: 20,
    cadence: 'quarterly',
  },
];

const DAY = 86_400_000;

/** When a vision was saved. */
export const savedAt = ({ age }: SeedVision, now: Date): Date => new Date(now.getTime() - age * DAY);

/**
 * The columns of the profile that hold the visions.
 * @param sealed seals texts by their columns, as Maya's browser would
 */
export async function visionColumns(
  now: Date,
  zone: string,
  sealed: (texts: Record<string, string>) => Promise<Record<string, string>>,
): Promise<Record<string, string | number>> {
  const texts = await sealed(
    Object.fromEntries(SEED_VISIONS.map(({ section, html }) => [columnOf(section), html])),
  );
  const beside = SEED_VISIONS.flatMap((vision) => {
    const column = columnOf(vision.section);
    const saved = savedAt(vision, now);
    return [
      [`${column}_saved_at`, saved.toISOString()],
      [`${column}_frequency`, vision.cadence],
      [`${column}_next_review`, nextReview(saved, vision.cadence, zone).toISOString()],
    ];
  });
  return { ...texts, ...Object.fromEntries(beside), visions_format: CURRENT_FORMAT };
}
