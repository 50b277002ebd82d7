/*
 * Words of English by which sentences are chosen for posts, folded as search folds them: in small letters, without accents
 * and apostrophes.
 */
const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Sentences that are nobody’s own. */
export const STOCK = new Set(
  `it is what it is; its what it is; time will tell; live and learn; better late than never; easier said than done;
  tomorrow is another day; practice makes perfect; everything happens for a reason; no pain no gain; less is more;
  one day at a time; one step at a time; good things take time; trust the process; never give up; you only live once;
  what doesnt kill you makes you stronger; this too shall pass; life goes on; fake it till you make it`
    .split(';')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' ')),
);

/** Who writes. */
export const SELF = setOf(`
  i ive id im we weve you ill myself
`);

/** Whom a post is for. */
export const TO_READERS = setOf(`
  you your yours youre youve youd youll yourself
`);

/** Other people, whoever they are. */
export const THEM = setOf(`
  he she him her his hers hes shes himself herself
`);

/** Other people, by what they are to the person. */
export const KIN = setOf(`
  mother mom mum father dad parents sister brother son daughter child children kid kids wife husband partner girlfriend
  boyfriend ex grandmother grandfather grandma grandpa aunt uncle cousin niece nephew friend friends neighbor neighbour
  boss manager colleague colleagues coworker client clients patient patients student students roommate
`);

/** What is other people’s to tell. */
export const PRIVATE = setOf(`
  abuse abused addicted addiction affair alcoholic anxiety arrested bankrupt cancer cheated cheating cried crying debt debts
  dementia depressed depression diagnosed diagnosis died divorce divorced divorcing drinking drunk dying fired funeral
  hospital ill illness jail medication miscarriage overdose panic pregnancy pregnant prison rehab relapse relapsed salary
  secret separated separation sick suicide surgery therapist therapy tumor
`);

/** First words of a sentence that goes on from the one before it. */
export const POINTS_BACK = setOf(`
  it its itd itll this that thats these those they theyre theyve theyd them their he she hes shes him her his and but so then
  because cause or nor yet also still instead otherwise therefore thus hence however though which now afterwards afterward
  later finally next nope yes neither either both same such another meanwhile anyway besides except unless especially too
  wrong actually feels looks makes means seems sounds
`);

/** Words that add to what was said before, wherever they are. */
export const ADDS = setOf(`
  also too either
`);

/** Among its first words one of these names something that was said before. */
export const REFERS = setOf(`
  it them they those these
`);
