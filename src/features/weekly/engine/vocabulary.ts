/*
 * Words of English that the engine has to know. All are folded as search folds them: in small letters, without accents
 * and apostrophes.
 */
const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that build sentences and say nothing by themselves. */
export const FUNCTION_WORDS = setOf(`
  a about above across after again against ago all almost along already also although always am among an and another any
  anymore anyone anything anyway are arent around as at away back be became because become been before behind being below
  beside besides between both but by came can cant cannot come comes coming could couldnt did didnt do does doesnt doing
  done dont down during each either else enough especially even ever every everyone everything except far few first for
  from get gets getting give given go goes going gone got had hadnt has hasnt have havent having he hed hell her here hers
  herself hes him himself his how however i id if ill im in instead into is isnt it itd itll its itself ive just keep
  kept last later least less let lets like likely little long made make makes making many may maybe me mean might mine
  more most mostly much must my myself near need needed needs neither never next no nobody none nor not nothing now of off
  often ok okay on once one ones only onto or other others our ours ourselves out over own per perhaps please pretty put
  quite rather really same say said says see seem seems self shall she shes should shouldnt since so some somebody somehow
  someone something sometimes soon still such take taken takes taking than that thats the their theirs them themselves then
  there theres these they theyd theyll theyre theyve this those though through thus till to together tonight too toward
  towards took try trying tried two under until up upon us use used very via want wanted wants was wasnt way we wed well
  went were werent weve what whatever when where whether which while who whole whom whose why will wish with within without
  wont would wouldnt yes yet you youd youll your youre youre yours yourself youve
`);

/** What tells English from its neighbours: words that other languages hardly write. */
export const ENGLISH_SIGNS = setOf(`
  the and of to that with for was were this have had from they been their which would there about because could should
  my it is are you your we our she his its but not what when where how into after before than then will
  dont didnt im ive wasnt isnt cant i did by at says felt really
`);

/** Things that every day has: they are no theme. */
export const EVERYDAY = setOf(`
  action actions afternoon anything area aspect bit case chance couple course day days deal end evening example fact feeling
  feelings fun goal goals good great half hand hour hours idea issue kind lesson life list lot lots man matter mind minute
  minutes moment moments month months morning name night nothing number part people person piece place plan plans point
  problem question reason rest result second side situation someone something sort start step steps stuff task tasks thing
  things thought thoughts time times today tomorrow tonight top truth turn type value values version week weekend
  weeks word words work world year years yesterday monday tuesday wednesday thursday friday saturday sunday january
  february march april may june july august september october november december
`);

/** Words by which a person speaks of a fear. */
export const FEAR_WORDS = setOf(`
  afraid anxiety anxious dread dreaded dreading dreads fear feared fearful fearing fears frightened frightening nervous
  panic panicked panicking scare scared scares scary terrified terrifies terrifying worried worries worry worrying
`);

/** Words that turn what follows into its opposite. */
export const NEGATIONS = setOf(`
  aint arent cannot cant didnt doesnt dont hardly havent isnt less neither never no nobody none nor not nothing wasnt werent
  without wont wouldnt stopped
`);

/** What stands before a thing: after it, a word that could be anything is one. */
export const BEFORE_THINGS = setOf(`
  a an another any each every her his its my no one our some that the their these this those your
`);
