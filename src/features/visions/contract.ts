import * as z from 'zod';
import { CADENCES } from '../../kernel/cadence.ts';
import { defineRoute } from '../../kernel/route.ts';
import { areOfFormat, formatTodaySchema, NOT_SEALED, sealedTodayOf } from '../../kernel/sealed-text.ts';
import { SECTIONS, VISION_LENGTH, type VisionColumn } from './contract/limits.ts';

export * from './contract/limits.ts';

const instant = z.iso.datetime();

/** What stands beside a document, each in a column of its own. */
const beside = {
  /** Null until one is chosen: monthly. */
  frequency: z.string().nullable(),
  next_review: instant.nullable(),
  /** When it was written last; names this version of it. Null until then. */
  saved_at: instant.nullable(),
  /** The latest review: one a day gives points. */
  reviewed_at: instant.nullable(),
};
type Beside = keyof typeof beside;

const columnsOf = <const Column extends VisionColumn>(column: Column) =>
  ({
    /** HTML, sealed in the envelope that `visions_format` names; null while nothing is written. */
    [column]: z.string().nullable(),
    ...Object.fromEntries(Object.entries(beside).map(([name, schema]) => [`${column}_${name}`, schema])),
  }) as Record<Column, z.ZodNullable<z.ZodString>> & {
    [Name in Beside as `${Column}_${Name}`]: (typeof beside)[Name];
  };

/** The columns of a profile that hold the five documents. */
export const visionsSchema = z.object({
  ...columnsOf('professional_vision'),
  ...columnsOf('personal_vision'),
  ...columnsOf('health_vision'),
  ...columnsOf('relationships_vision'),
  ...columnsOf('ideal_day'),
  /** The envelope of all five; null: in plain words. */
  visions_format: z.number().int().nullable(),
});
export type Visions = z.infer<typeof visionsSchema>;

const params = z.object({ section: z.enum(SECTIONS) });
/** When it was done; now when left out. */
const at = instant.optional();
const sealedVision = sealedTodayOf(VISION_LENGTH);
const vision = z.object(beside);
export type VisionState = z.infer<typeof vision>;

export const listVisions = defineRoute({
  method: 'get',
  path: '/api/visions',
  tag: 'visions',
  summary: 'The five vision documents, and when each is reviewed.',
  answer: visionsSchema,
});

export const saveVision = defineRoute({
  method: 'put',
  path: '/api/visions/{section}',
  access: 'writing',
  tag: 'visions',
  summary:
    'Writes a document anew and keeps what it said as a revision. Its words give 10 points, once in a local day.',
  params,
  body: z
    .object({
      /** Null empties the document. */
      text: sealedVision.nullable(),
      format: formatTodaySchema,
      /** The `saved_at` of the version that was edited; null when nothing had been written. */
      based_on: instant.nullable(),
      /** One format is said of all documents: with the first one of another all that stand in the former one come. */
      others: z.partialRecord(z.enum(SECTIONS), sealedVision).optional(),
      at,
    })
    .refine(
      ({ format, text, others = {} }) => areOfFormat(format, [text, ...Object.values(others)]),
      NOT_SEALED,
    ),
  answer: z.object({
    vision,
    /** Those that this save gave. */
    points: z.number().int(),
    /** Whether it had changed since `based_on`: what it said then is a revision too. */
    overwrote: z.boolean(),
  }),
});

export const chooseVisionCadence = defineRoute({
  method: 'put',
  path: '/api/visions/{section}/cadence',
  access: 'writing',
  tag: 'visions',
  summary: 'Chooses how often a document is reviewed. The next review is counted from that moment.',
  params,
  body: z.object({ frequency: z.enum(CADENCES), at }),
  answer: z.object({ vision }),
});

export const reviewVision = defineRoute({
  method: 'post',
  path: '/api/visions/{section}/reviews',
  access: 'writing',
  tag: 'visions',
  summary:
    'Reviews a document: schedules the next review, marks the day and gives 5 points, once in a local day.',
  params,
  body: z.object({
    at,
    /** As the device showed it; one that no cadence gives from that moment is counted again. */
    next_review: instant.optional(),
  }),
  answer: z.object({
    vision,
    /** Those that this review gave. */
    points: z.number().int(),
  }),
});
