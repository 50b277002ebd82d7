import type { WrittenLanguage } from './written-in.ts';

/*
 * Words by which a language shows itself, in small letters: those that hardly a sentence does without, and some that
 * diaries are full of. Names, and what travels between languages (yoga, pizza, meeting), are not among them.
 */

/** The languages that share the Latin letters, each with its words. A word may be in several. */
export const SMALL_WORDS: Readonly<Record<Exclude<WrittenLanguage, 'ja' | 'ar'>, string>> = {
  en: `
    a about after again all also although always am an and another any anything are around as asked at away back be because
    been before being best better both but by call called came can can't cannot could day days did didn't do does doesn't
    doing don't done down each early enough even every everything feel feeling feels felt few finally finish finished first
    for friend friends from get getting give glad go goes going good got grateful great had happy hard has have having he
    heard help helped her here him his home hour hours how i i'd i'll i'm i've if in into is isn't it it's its just keep kids
    knew know last late learned less let life little long looked lot loved made make makes many me mom more morning most much
    must my need needed never new next nice night no not nothing now of off old on once one only or other our out over own
    people phone proud ran read really right said same say says see she should slept slow small so some something sometimes
    soon still stop take talk talked tell than that that's the their them then there these they thing things think this those
    though thought through time tired to today told tomorrow too took until up us very wake walk walked want wanted was wasn't
    way we week well went were what when where whether which while who why will with without woke won't work worked would
    write wrote year years yes yesterday you your afraid angry asking bed both brother cried dad daughter dinner evening fell
    forgot husband kind laughed lunch maybe met mother father money please quiet rain sister sleep son started thank thanks
    tonight used wife won wonder worried
  `,
  de: `
    ab abend abends aber alle allein allem allen alles als alte alten am an andere anderen angst auch auf aus außerdem bald bei
    beide beim besser bevor bin bis bisschen bist bitte chef da dabei dafür dagegen daheim damals damit danach danke dankbar
    dann darauf darf darüber das dass dem den denke denn der des deshalb dich die diese diesem diesen dieser dieses dir doch
    dort draußen drei du durch ein eine einem einen einer eines einfach einige einmal endlich er erst erste ersten es etwas
    euch euer fahren fast fertig früh früher frühstück fühle fühlt für gab ganz gar geduld gefreut gegangen gegen gegessen gehe
    gehen gehört geht gelacht gelernt gemacht genau genug gerade gerne gesagt geschafft geschlafen geschrieben gesehen gespräch
    gestern gesprochen getroffen gewesen geworden gibt gut gute guten guter habe haben hat hatte hätte hatten heute hier hin
    hinter ich ihm ihn ihnen ihr ihre ihren im immer in ins ist ja jahr jahre jeden jeder jedes jetzt kann kannst kaum kein
    keine keinen keiner kinder komme kommt konnte könnte krank kurz lange langsam leben leicht letzte letzten lieber mache
    machen macht mag mal mama man manchmal mein meine meinem meinen meiner mehr mich mir mit mittag möchte morgen morgens müde
    muss musste müssen mut mutter nach nachdem nächste nächsten nacht natürlich neben nein nicht nichts nie niemand noch nun
    nur ob oder oft ohne papa ruhe ruhig ruhigen schlafen schlecht schnell schon schön schöne schwer schwester sehr sei sein
    seine seinen seit sich sie sind so sogar soll sollte sondern sonst spät später spazieren stolz stunde stunden tag tage
    tages telefoniert tochter traurig trotz trotzdem über um und uns unser unsere unter vater versucht viel viele vielleicht
    vom von vor vorher während wald wann war waren warum was weg weil weiter weiß weniger wenn wer werde werden wichtig wie
    wieder will wir wird wirklich wo woche wochen wohl wollte worden wurde würde wurden zeit zu zuerst zuhause zum zur zurück
    zusammen zwei zwischen anrufen angerufen abholen arbeit aufgestanden bruder einkaufen freue freundin gearbeitet gekocht
    gelaufen lernen laufen besuch besucht
  `,
  es: `
    a abuela abuelo acabé además agradecida agradecido ahora al algo alguien algún alguna algunas algunos allí alegría amiga
    amigas amigo amigos ánimo ansiedad antes año años aprendí aprender aquel aquella aquí así aún aunque ayer ayudar bailar
    bastante bien buen buena buenas bueno buenos cada caminar camino calma casa casi cené cenar chico chicos cómo como comer
    comí compré comprar con conmigo contenta contento creo cual cualquier cuando cuándo cuánto cuenta cuidar da dar de debo
    decir dejar del demasiado dentro desde después día días dije dijo donde dónde dormí dormir dos durante e el él ella ellas
    ellos en encontré entonces entre era eran eres es esa ese eso esos esta está estaba estamos estar estas este esto estos
    estoy estuve familia feliz fue fueron fui gracias gran grande gusta gustó ha haber había habló hablamos hablar hablé hace
    hacer hacia han hasta hay he hemos hermana hermano hice hija hijo hijos hizo hora horas hoy iba igual ir jamás jefe juntos
    la las le leer leí les libro llamar llamé llamó llegar llegué lo logré los luego lunes madre mal mamá mañana más me mejor
    menos mes mi mí miedo mientras mío mis misma mismo momento mucha muchas mucho muchos mujer muy nada nadie ni niña niño
    niños no noche nos nosotros nueva nuevo nunca o orgullosa orgulloso otra otras otro otros padre papá para paz pero persona
    poco poder por porque por pude puede puedo pues que qué quería quiero quien quién rato reí reunión salí salir se sé sea
    semana semanas sentí ser si sí sido siempre siento sin sino sobre sola solo sólo son soy su sus también tan tanto tarde
    te tenemos tener tengo tenía terminé terminar tiempo tiene todas todavía todo todos trabajar trabajo tranquila tranquilo
    tras triste tu tú tuve un una unas uno unos usted va vamos ver verdad vez veces vi vida viene volver voy y ya yo escribir
    escribí caminé correr corrí junto móvil mirar
  `,
  fr: `
    a à ai aide aider ainsi allé aller alors ami amie amies amis an ans appelé appeler apprendre appris après as assez au aucun
    aucune aujourd'hui aussi autre autres aux avais avait avant avec avez avoir avons beaucoup belle bien bientôt bon bonne
    bons bonnes bord bout bureau c'est c'était ça calme car ce cela celle celui ces cet cette chaque chez chose choses comme
    comment confiance contente content contre courage courir couru cuisine d'un d'une dans de début déjà demain depuis dernier
    dernière derrière des deux devant devrais dire dit dois donc dont dormi dormir du écrire écrit elle elles en encore enfant
    enfants enfin ensemble ensuite entre envie es est et étais était étaient été être eu eux fais faire fait faut femme fière
    fier fille fils fin fini finir fois font frère gens grand grande heure heures heureuse heureux hier ici il ils j'ai j'aime
    j'avais j'étais jamais je jour journée jours jusqu'à l'a la là laisser le les leur leurs lire livre loin long longtemps lu
    lui ma maintenant mais maison mal maman manger mangé marché marcher mari matin matinée me même mère merci mes mieux mis
    moi moins mois moment mon monde n'ai n'est ne ni nos notre nous nouveau nouvelle nuit on ont ou où oublier pain paix papa
    par parce pardon parents parfois parler parlé part pas passé pendant pensé penser père petit petite petits peu peur peut
    peux pire plus plusieurs plutôt pour pourquoi pouvoir premier première près prêt prête presque prendre pris promenade
    puis qu'il qu'elle qu'on quand quatre que quel quelle quelque quelques qui quoi reconnaissant reconnaissante réunion rien
    ri rire rester s'est sa sais sans se semaine semaines ses seul seule si soeur sœur soir soirée sois sommes son sont sous
    souvent suis sur surtout ta tant tard te temps téléphone tes toi ton tôt toujours tous tout toute toutes travail
    travailler travaillé très triste trois trop trouver tu un une vais vas vers veut veux vie vieux vit voir vois vont vos
    votre voulais vouloir vous vraiment vu y d'avoir d'être m'a m'ont n'a j'y
  `,
  pt: `
    a acabei acho acordei agora ainda ajudar além alegria algo alguém algum alguma algumas alguns ali amiga amigas amigo amigos
    amanhã andar ano anos ansiedade antes ao aos apesar aprendi aprender aquela aquele aqui as às até avó avô beira bem boa
    boas bom bons cada calma caminhar caminhei cansada cansado casa cedo celular chefe com comecei comer comi comigo como
    comprar comprei conseguir consegui conversa conversamos correr corri coisa coisas criança crianças da dar das de demais
    dentro depois desde dessa desse desta deste devagar dever devo dia dias disse diz do dois dormi dormir dos duas durante e
    é ela elas ele eles em embora enfim enquanto então entre era eram escrever escrevi essa esse esta está estamos estão estar
    estas estava este estive estou eu família faz fazer feliz fez fica ficar ficou fiquei fim filha filho filhos foi fora foram
    fui gente gosto gostei graças grande grata grato há hoje hora horas irmã irmão isso isto já jantar jantei juntos lá lembrar
    ler lhe ligar liguei ligou livro logo longe lugar mãe maior mais mal manhã marido mas me medo melhor menos mês mesma mesmo
    meu meus mim minha minhas momento muita muitas muito muitos mulher na nada não nas nem nenhum nenhuma ninguém no noite nos
    nós nossa nosso nova novo num numa nunca o obrigada obrigado olhar onde ontem orgulho orgulhosa orgulhoso os ou outra
    outras outro outros pai paz para parte pela pelo pelos pensar pequena pequeno perto pessoa pessoas pode poder pois por
    porque posso pouco pra precisa precisar preciso primeiro primeira pronta pronto próximo pude qual quando quanto quase que
    quem queria quero rimos reunião rir são se sei seja sem semana semanas sempre senti sentir ser será seu seus si sido só
    sobre sou sozinha sozinho sua suas também tanta tanto tão tarde te tem têm tempo tenho ter terminar terminei teve tinha
    tive toda todas todo todos trabalhar trabalho tranquila tranquilo três triste tu tudo um uma umas uns vai vamos você vez
    vezes vi vida vou saí sair manhãs falei falar
  `,
};

/** Small words of languages beside them, so that these are not taken for their neighbors. */
export const OTHER_WORDS = `
  ik het een niet zijn maar voor naar aan met dat deze heb hebben heeft wij jij ook nog dan vandaag veel mijn wel geen meer
  ben werd wordt gisteren morgen moet weer goed lang zus
  il gli di che non è sono ho hai abbiamo della delle dello degli nel nella con per una anche più mio mia oggi ieri domani
  perché molto quando dopo prima lungo sorella fratello stato ancora questo questa lavoro bene così
  jag och är inte det att som på med har av den ett han hon vi mig min mitt idag igår men eller från efter till
  jeg ikke og at er det som til av for deg meg vi dag mye hvor når etter
  ja minä on ei oli mutta tänään olen että hän kanssa
  nie się jest na że do dziś jestem to był była bardzo już tylko moja mój jak
  bir ve bu için çok ben değil ama bugün daha gibi ile
  și nu este cu pentru sunt mai am azi care din fost
  amb els però avui molt meva aquest
  az és hogy nem egy van volt ma
`;
