/** The five documents, in the order in which they stand. */
export const SECTIONS = ['professional', 'personal', 'health', 'relationships', 'ideal_day'] as const;
export type Section = (typeof SECTIONS)[number];

/** Longest document, in characters of its HTML. Five of them fit in one call. */
export const VISION_LENGTH = 50_000;

/** The column of the profile that holds a document; what belongs to it stands beside it: `…_frequency` and the like. */
export const columnOf = <S extends Section>(section: S): ColumnOf<S> =>
  (section === 'ideal_day' ? section : `${section}_vision`) as ColumnOf<S>;
type ColumnOf<S extends Section> = S extends 'ideal_day' ? 'ideal_day' : `${Exclude<S, 'ideal_day'>}_vision`;
export type VisionColumn = ColumnOf<Section>;
