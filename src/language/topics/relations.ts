/** Who somebody can be to a person, and the topic of whoever writes of them (topics.ts). */
export const RELATIONS = {
  child: 'children',
  partner: 'marriage',
  mother: 'my mother',
  father: 'my father',
  sibling: 'brothers and sisters',
  grandchild: 'grandchildren',
  relative: 'relatives',
  friend: 'friends',
  colleague: 'colleagues',
  neighbor: 'neighbours',
  pet: 'animals',
} as const;

export type Relation = keyof typeof RELATIONS;

export const isRelation = (relation: string): relation is Relation => Object.hasOwn(RELATIONS, relation);

/** A person's word for who somebody is, by their name. Without a relation it is only known that nobody is to be asked. */
export interface KnownPerson {
  name: string;
  relation: Relation | undefined;
}
