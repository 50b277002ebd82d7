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

/** Phrases, one a line, as the words of each. */
const phrasesOf = (lines: string): readonly (readonly string[])[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => line.split(','))
    .map((phrase) => phrase.trim().split(' '))
    .filter(([first]) => first !== '');

/** Turns of speech: what they name is not what is meant. */
export const STOCK_PHRASES = phrasesOf(`
  face the music, music to my ears, for a song, a swan song, same old song, song and dance
  at the end of the day, by the end of the day, the end of the day, the other day, the thing is, the fact that
  time flies, in the long run, on the one hand, on the other hand, for the sake of, by the way, out of the blue
  on the way, on my way, in the way, in my way, in my head, over my head, off the top of my head, in my mind, on my mind
  lost my mind, losing my mind, out of my mind, change my mind, changed my mind, make up my mind, made up my mind
  cross my mind, crossed my mind, on the same page, turn the page, turned the page, turning the page
  a page out of my book, take a leaf out of my book, in my book, by the book, throw the book, hit the books
  close the book, closed the book, an open book, one for the books, in the meantime, on the phone, over the phone
  at the moment, in the moment, the bottom line, break the ice, broke the ice, a piece of cake, hit the road
  hit the gym, hit the sack, hit the wall, hit the ground running, hit the nail on the head, over the moon
  under the weather, the big picture, off the hook, in the loop, out of the loop, close the loop, on the road
  on the table, off the table, off the charts, the elephant in the room, outside the box
  the ball is in, the ball in, drop the ball, dropped the ball, the ball rolling, the tip of the iceberg
  the end of the tunnel, the drawing board, at the drop of a hat, the last straw, bite the bullet, bit the bullet
  burn the candle, burning the candle, in the same boat, miss the boat, missed the boat, rock the boat, on the fence
  on the ball, on the edge, on the line, on the dot, on the spot, on the whole, on the side, in the zone, in the dark
  in the air, up in the air, in the works, in the bag, through the roof, to the point, to the core, around the corner
  around the clock, against the clock, down the road, down the line, down the drain, up the wall
  the whole nine yards, from the bottom of my heart, with all my heart, broke my heart, breaks my heart, off my chest
  on my own, on my feet, my own two feet, my goodness, oh my god, my god, oh my lord, my cup of tea
  the cat out of the bag, the devil is in the details, the grass is greener, take the cake, takes the cake
  the icing on the cake, the cherry on top, learn the ropes, learned the ropes, raise the bar, raised the bar
  set the bar, move the needle, moved the needle, moves the needle, the low hanging fruit, run the numbers
  the sky is the limit, the rest is history, the name of the game, play the game, the story of my life
  the best of both worlds, behind the scenes, behind the wheel, all over the place, same old, for the record
  for the most part, for the time being, in the first place, in the nick of time, the hang of it
  the benefit of the doubt, the back burner, spill the beans, throw in the towel, threw in the towel
  pull the trigger, pulled the trigger, pull the plug, pulled the plug, step on the gas, hit the brakes
  on the wagon, off the wagon, the bandwagon, ride the wave, the writing on the wall, the short end of the stick
  the wrong side of the bed, the crack of dawn, up to my neck, my two cents, under my belt, pull my weight
  under my skin, up my sleeve, on the mend, on the go, on the run, on the move, on the rise, on the rocks
  on the house, in the red, in the black, in the saddle, the deep end, the finish line, the home stretch
  cross that bridge, the bridge when, saved by the bell, the moral of the story, long story short, steal the show
  stole the show, the show must go on, kick the bucket, the cold shoulder, in the driver's seat, in the long term
  in the short term, walk the talk, walk in the park, in the ballpark, touch base, the world to me, make my day
  made my day, call it a day, seize the day, one day at a time, save the day, in the heat of the moment
`);

/** What is said of something feared when it is over. */
export const BEHIND_ONE = setOf(`
  aced behind did done finished gave managed nailed over passed survived through went won
`);

/** What is said of something to celebrate. */
export const JOYFUL = setOf(`
  finally finished happy laughed loved managed passed proud submitted thrilled won wonderful yay
`);

/** Things that are around a person rather than on their mind, and heads that name nothing without what follows. */
export const WEAK_THINGS = setOf(`
  air alarm alternative amount answer apartment arm arms back backyard basics bathroom bed beginning bench best better
  blanket bit body bottom bowl box bread breakfast breath bunch bus calendar call car chair choice city clock clothes
  clouds coffee computer conversation cool corner couch country couple cup dark day decision default desk detail
  details difference dinner dishes direction door driveway drive ears effort email emails essence evening exact eye eyes
  face feet few field final fingers floor following food foot former fridge front full fullest future ground group guess
  guy guys habit hair hall hand hands head heart hill hill hope hour impact impression inbox inside internet issue kettle
  key keys kitchen knees laptop latest latter laundry left legs letter level light limit line lines living look lunch mail
  main majority mark matter meal memory men message messages middle mirror mistake mood mouth neighborhood neighbourhood
  new news next night nights noise nose note notes number numbers office old only opportunity opposite option order other
  others outcome outside pace page pages pair paper past path phone phones pile plate pocket position possibility post
  potential presence present previous price process product radio rain ready real reality reminder right road rock roof
  room rooms sake same screen seat second sense shirt shoes shop shoulder shoulders shower sidewalk sight sign silence
  similar situation size sky smell snow sofa song sound space spot stairs state station stomach store street strength
  subject sun sunset sunshine surface table tea tears temperature thinking threshold tone topic total town traffic tree
  trees trick true tv type ultimate usual utmost view voice wait walk walls wall water weather wind window windows woman
  women wrong yard god soul self
`);

/** What may follow a thing that is spoken of: after another content word it would only be a part of its name. */
export const AFTER_THINGS = setOf(`
  feels felt hits hit kept left looks lost met moved opens opened paid ran reads rings scares sits sounds spoke stands
  starts stays stood stresses taught terrifies tells told turns won works worries
`);

/** How a thing is, which does not make it another thing. */
export const PLAIN_QUALITIES = setOf(`
  actual awful beautiful beloved big damn dear dreaded entire good great huge little long lovely old own poor precious
  stupid sweet upcoming whole
`);

/** Near people, who need no article. */
export const KIN = setOf(`
  dad daddy grandma grandpa granny mama mom mommy mum mummy nana papa
`);

/** Loss, illness and violence: they are quoted, but nobody is sent to take a small step, and nothing is celebrated. */
export const GRAVE = setOf(`
  abuse abused accident ambulance assault attack attacked autopsy buried burial cancer chemo coffin coma crash cremated
  cremation dead death deaths die died dies divorce dying funeral grave grief grieve grieving hospice hospital icu kill
  killed killing layoff layoffs loss lose losing lost miscarriage mourn mourning murder overdose rape raped relapse ashes casket
  stillborn stroke suicidal suicide tumor violence violent war widow wound
`);

/**
 * What tells that a person may hurt themselves, or is being hurt: near such words the insights say nothing that could be
 * read as advice, reproach or praise. A joke in these words is worth the silence.
 */
export const DANGER = phrasesOf(`
  suicide, suicidal, kill myself, killing myself, killed myself, end my life, ending my life, take my own life
  taking my own life, end it all, want to die, wanna die, wish i was dead, wish i were dead, want to be dead
  better off dead, better off without me, no reason to live, no point in living, no point to living
  dont want to live, do not want to live, dont want to be alive, dont want to exist, want to disappear
  want to be here anymore, want to be here any more, hope i dont wake up, wish i wouldnt wake up
  hurt myself, hurting myself, harm myself, harming myself, self harm, selfharm, cut myself, cutting myself
  starve myself, starving myself, overdose, overdosed, overdosing, goodbye letter, goodbye letters, a burden to
  i am worthless, im worthless, i am disgusting, im disgusting, afraid of myself, because nothing matters
  feel like nothing matters, nothing matters anymore, nothing matters any more
  he hits me, she hits me, he hit me, she hit me, beats me up, beat me up, he shoved me, she shoved me
  pushed me against, pushed me down, he slapped me, she slapped me, he slaps me, he punched me, he punches me
  he choked me, he chokes me, he strangled me, he hurt me, he hurts me, she hurts me, he threatened me
  he threatens me, raped, rape, molested, abused, abuses, abusive, abuser, hide the bruise, hide the bruises
  cover the bruise, cover the bruises, restraining order, afraid of him, scared of him
  afraid of my husband, afraid of my wife, afraid of my boyfriend, afraid of my girlfriend, afraid of my partner
  afraid of my ex, afraid of my stepfather, afraid of my dad, afraid of my father
  scared of my husband, scared of my wife, scared of my boyfriend, scared of my girlfriend, scared of my partner
  scared of my ex, scared of my stepfather, scared of my dad, scared of my father
`);

/**
 * The same in the other languages of the screens, so that nothing is quoted near such words in a diary in any of them.
 * A word that two of them share stands with the first.
 */
export const DANGER_ELSEWHERE = phrasesOf(`
  selbstmord, selbstmordgedanken, suizid, suizidal, suizidgedanken, mich umbringen, mich umzubringen, bringe mich um
  bring mich um, das leben nehmen, nicht mehr leben, sterben will, will sterben, mochte sterben, will nicht mehr da sein
  nicht mehr da ware, nicht mehr aufwachen, ohne mich besser dran, besser ohne mich, zur last, mich selbst verletzt
  mich ritzen, mich geritzt, mich verletzen, selbstverletzung, abschiedsbrief, bin wertlos, hasse mich, alles beenden
  er schlagt mich, sie schlagt mich, schlagt er mich, hat mich geschlagen, mich geschlagen hat, mich gewurgt
  vergewaltigt, vergewaltigung, missbraucht, missbrauch, angst vor ihm, angst vor meinem mann, angst vor meinem vater
  angst vor meinem freund, angst vor meiner frau, bedroht mich, uberdosis
  quiero morir, quiero morirme, quisiera morir, morirme, quitarme la vida, suicidio, suicidarme, suicida, matarme
  acabar con mi vida, no quiero vivir, no quiero seguir viviendo, sin ganas de vivir, mejor sin mi
  una carga para, hacerme dano, autolesion, autolesiones, sobredosis, carta de despedida
  no valgo nada, me odio, me pega, me pego, me golpea, me golpeo, me maltrata, me violo, violacion, abuso de mi
  abusaron de mi, me amenaza, miedo a mi marido, miedo a mi esposo, miedo a mi novio, miedo a mi padre
  me suicider, suicidaire, me tuer, veux mourir, voudrais mourir, envie de mourir, plus envie de vivre
  veux plus vivre, veux en finir, mettre fin a mes jours, mieux sans moi, un fardeau pour, me scarifier
  scarification, me faire du mal, lettre dadieu, vaux rien, me deteste, il me frappe, elle me frappe
  ma frappe, ma frappee, me bat, il me tape, ma violee, viol, ma viole, abuse de moi, me menace
  peur de lui, peur de mon mari, peur de mon pere, peur de mon copain, peur de mon compagnon, violences conjugales
  quero morrer, queria morrer, vontade de morrer, me matar, matar me, suicidar, me suicidar, tirar minha vida
  acabar com a minha vida, nao quero viver, nao quero mais viver, melhor sem mim, um peso para
  me machucar de proposito, automutilacao, nao valho nada, me odeio
  ele me bate, ela me bate, me bateu, me agride, me agrediu, me estuprou, estupro, abusou de mim, abuso sexual
  me ameaca, medo do meu marido, medo do meu namorado, medo do meu pai, medo dele
  انتحار, الانتحار, انتحر, اريد ان اموت, اريد الموت, اتمني الموت, اتمني ان اموت, اقتل نفسي, قتل نفسي, انهي حياتي
  انهاء حياتي, لا اريد ان اعيش, لا اريد العيش, ايذاء نفسي, اوذي نفسي, اجرح نفسي, جرح نفسي, عبء علي, اكره نفسي
  يضربني, تضربني, ضربني, ضربتني, يعنفني, يهددني, اغتصبني, اغتصاب, تحرش بي, اخاف من زوجي, اخاف من ابي, اخاف منه
`);

/** And in Japanese, where words are written together. */
export const DANGER_TOGETHER =
  /死にたい|死にたく|死んでしまいたい|死のうと|死ねば|自殺|自死|消えたい|消えてしまいたい|消えてなくなりたい|生きていたくない|生きたくない|生きる意味がない|生きている意味がない|命を絶|リストカット|リスカ|自傷|自分を傷つけ|首を吊|遺書|いないほうがいい|いなくなりたい|価値がない人間|過剰摂取|殴られ|殴る|蹴られ|叩かれた|暴力を|首を絞め|虐待|レイプ|強姦|性的暴行|夫が怖い|彼が怖い|父が怖い|脅され/u;

/** Turns of speech that hold such words and mean none of it. */
export const NO_DANGER = phrasesOf(`
  cut myself some slack, cutting myself some slack, cut myself a, cut myself off, cut myself shaving
  dont want to die, do not want to die, kill myself laughing, hurt myself laughing
  quiero morir de risa, morirme de risa, quero morrer de rir, me matar de rir, veux en finir avec
`);

/** A death in one's own life: while it is near, nothing is said of what was not done. */
export const BEREAVED = setOf(`
  ashes bury burial buried casket cemetery coffin cremated cremation death died eulogy funeral graveside gravestone grief grieve grieving
  headstone hospice miscarriage mourn mourning obituary stillborn tombstone widow widowed widower
`);

/** The same in several words. */
export const BEREAVED_PHRASES = phrasesOf(`
  passed away, passed on, at the grave, at her grave, at his grave, to her grave, to his grave, my late wife
  my late husband, my late mother, my late father, my late brother, my late sister, no longer with us
`);

/** Words of a person who has stopped drinking or using, and is at risk of beginning again. */
export const RECOVERING = setOf(`
  relapse relapsed sober sobriety
`);

/** What a person in recovery may have enjoyed, and is not reminded of with praise. */
export const INTOXICANTS = setOf(`
  beer beers blackout bourbon booze buzzed cocaine coke drank drink drinks drinking drunk gin hangover high joint
  liquor meth oxy pill pills pot rum shot shots stoned tequila tipsy vodka weed whiskey whisky wine
`);

/** In any language: what is written where there is no answer. All its words are of these. */
export const NO_ANSWER = setOf(`
  a again ahnung all already always am as at before day didnt ditto do dont fear fears for gar goal goals have here i idea idk im in is
  it its just know lesson lessons list me more much my na n nah new no none nope not nothing now of one really same see
  set still sure tbd that the think this today tomorrow too usual well what yesterday yet
  aucun aucune ayer gleiche hoy igual keine keiner kein lo mismo mesma mesmo meme nada nix nessun nessuna nessuno nenhum
  nenhuma nichts niente ningun ninguna ninguno oggi pareil que quien rien sabe se sin stesso tengo hay wie gestern x xx xxx
`);

/** Words by which other languages deny: a sentence with one of them is not read as the fear that it may deny. */
export const FOREIGN_NEGATIONS = setOf(`
  geen jamais kein keine keinen mai nada nao ne nessun nessuna nicht nichts nie niente nikogda niet non nunca pas plus
  rien senza sem sin sans ya
`);

/** Sayings that everyone repeats: they are no lesson of one's own. */
export const PLATITUDES = phrasesOf(`
  time flies, it is what it is, what will be will be, live and learn, life is short, lifes too short, life goes on
  this too shall pass, everything happens for a reason, one day at a time, time heals all wounds, time will tell
  no pain no gain, practice makes perfect, better late than never, carpe diem, yolo, que sera sera, just do it
  easier said than done, good things take time, rome wasnt built in a day, at the end of the day, cest la vie
  another day another dollar, same old same old, thank god its friday, tgif, asi es la vida, no hay mal que por bien no venga
  alles wird gut, zeit heilt alle wunden, so ist das leben, man lernt nie aus, alles zu seiner zeit
  less is more, be yourself, keep calm and carry on, never give up, stay positive, good vibes only, its all good
`);

/** Goals that a day or an event ends: nobody leaves them behind. */
export const ENDS_WITH_ITS_DAY = setOf(`
  anniversary appointment audition birthday burial christmas conference deadline easter exam exams flight friday funeral
  holiday interview memorial midterm midterms monday move party presentation quarter saturday sunday surgery survive test
  thanksgiving through thursday today tonight tomorrow trip tuesday vacation wake wedding wednesday week weekend
`);

/** Actions that are not to be done now, or at all. */
export const FOR_LATER = setOf(`
  after always avoid before christmas daily december eventually every everyday january february march april may june july
  august september october november if month monthly next never no not dont quit someday sometime spring stop summer fall
  autumn until unless wait weekly when winter year yearly without
`);

/** What happens in a dream happens to nobody. */
export const DREAMT = setOf(`
  dream dreamed dreaming dreams dreamt nightmare nightmares
`);

/** What undoes an action. */
export const CALLS_OFF = setOf(`
  abandon avoid cancel canceled cancelled delay drop postpone quit return sell skip stop unsubscribe
`);

/** What stands before a word that is done rather than valued: 'I play', 'to order', 'the rest of'. */
export const BEFORE_DEEDS = setOf(`
  i you we they to dont didnt doesnt cant can could will would wont should must might lets please just also really
  who
`);

/** What a value does, when it is spoken of. */
export const AFTER_VALUES = setOf(`
  and asks also for has in is isnt matters means needs now reminds said says should tells that to today told wants was
  wasnt whispers will would
`);

/** Values that are names of people, too. */
export const NAMES_TOO = setOf(`
  amity charity clarity constance faith felicity grace harmony honor hope joy justice mercy patience peace prudence serenity verity
`);

/** Words that speak of a value without its name. */
export const SPEAKS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  family: setOf(`
    aunt baby brother child children cousin dad daughter father grandfather grandma grandmother grandpa husband
    kid kids mom mother mum nephew niece parent parents partner sister son uncle wife`),
  exercise: setOf(`
  bike cycling gym hike jog lift ran run running squats stretch swam swim train walk workout yoga
`),
  movement: setOf(`
  bike dance gym hike jog ran run running stretch swam swim walk workout yoga
`),
  health: setOf(`
  bike doctor eat gym hike jog meal ran run running sleep slept swim vegetables walk workout yoga
`),
  music: setOf(`
  album band choir concert guitar listen piano playlist sang sing song songs violin
`),
  nature: setOf(`
  beach bird birds forest garden hike hills lake mountain mountains ocean park river sea trail tree trees woods
`),
  dancing: setOf(`
  dance danced salsa tango
`),
  teaching: setOf(`
  class lesson mentor student students taught teach workshop
`),
  creativity: setOf(`
  art create design draw drew music novel paint painted poem poems sketch story wrote write
`),
  adventure: setOf(`
  climb explore flight hike journey mountain travel trip
`),
  connection: setOf(`
  call called friend friends hug together visit
`),
  faith: setOf(`
  bible church god jesus lord mass pray prayed prayer scripture sermon worship
`),
  play: setOf(`
  game games lego played toys
`),
  fun: setOf(`
  dance game games laugh laughed party played
`),
};
