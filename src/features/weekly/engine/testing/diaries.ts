import type { EntryRow, LessonRow, OpenedNotebook, TaskRow } from '../notebook.ts';
import { dayOf, entry, lesson, notebook, task } from './people.ts';

/*
 * Ten diaries of several weeks in ten voices, for reading what the insights say of them as a person would. Each is laid
 * out as weeks of days; a day has its weekday, from Sunday, 0, on.
 */

export interface Diary {
  voice: string;
  language: 'en' | 'es';
  notebook: OpenedNotebook;
  /** The weeks that are looked back on. */
  weeks: number[];
}

type Page = Partial<Record<'c' | 'g' | 'why' | 'f' | 'v', string>>;
/** A week's pages by weekday: what is celebrated, the goal, why, what is feared, what the values say. */
type Week = Readonly<Record<number, Page>>;

function entriesOf(weeks: readonly Week[]): EntryRow[] {
  return weeks.flatMap((week, at) =>
    Object.entries(week).map(([weekday, { c = '', g = '', why = '', f = '', v = '' }]) =>
      entry(dayOf(at + 1, Number(weekday)), {
        celebration: c,
        goal: g,
        goal_importance: why,
        reflection: f,
        value_alignment: v,
      }),
    ),
  );
}

interface Kept {
  weeks: readonly Week[];
  values: string[];
  /** Week, weekday, words. */
  lessons?: [number, number, string][];
  /** Week, weekday, words, whether it is done. */
  actions?: [number, number, string, boolean][];
}

function diary(
  voice: string,
  { weeks, values, lessons = [], actions = [] }: Kept,
  language: Diary['language'] = 'en',
): Diary {
  const rows: { lessons: LessonRow[]; tasks: TaskRow[] } = {
    lessons: lessons.map(([week, weekday, text]) => lesson(dayOf(week, weekday), text)),
    tasks: actions.map(([week, weekday, text, isDone], at) => ({
      ...task(dayOf(week, weekday), text, isDone),
      id: `action-${at}`,
    })),
  };
  return {
    voice,
    language,
    notebook: notebook({ entries: entriesOf(weeks), ...rows, values }),
    weeks: weeks.map((_, at) => at + 1),
  };
}

const terse = diary('terse', {
  weeks: [
    {
      0: { c: 'Slept.', g: 'Thesis', f: 'The defense.', v: 'Focus: write.' },
      2: { c: 'Two pages.', g: 'Thesis', f: 'Nothing.', v: 'Focus.' },
      4: { c: 'Ran 5k.', g: 'Thesis', f: 'The defense.', v: 'Health: run.' },
    },
    {
      1: { c: 'Advisor liked it.', g: 'Thesis', f: 'The advisor. The defense.', v: 'Focus: no phone.' },
      3: { c: 'Library all day.', g: 'Thesis', f: 'None', v: 'Same.' },
      5: { c: 'Beer with Jo.', g: 'Rest', f: 'The defense.', v: 'Rest of it can wait.' },
    },
    {
      0: { c: 'Chapter 2 done.', g: 'Thesis', f: 'Chapter 3.', v: 'Focus: write.' },
      1: { c: 'Not much.', g: 'Thesis', f: 'The defense.', v: 'Ok' },
      2: { c: 'Fixed the bibliography.', g: 'Thesis', f: 'Running out of money.', v: 'Focus.' },
      4: { c: 'The bibliography is done.', g: 'Thesis', f: 'The defense.', v: 'Health: sleep.' },
      6: { c: 'No bibliography today.', g: 'same', f: 'n/a', v: '-' },
    },
    {
      0: { c: 'Slept.', g: 'Thesis', f: 'The defense.', v: 'Focus: write.' },
      1: { c: 'Slept.', g: 'Thesis', f: 'The defense.', v: 'Focus: write.' },
      2: { c: 'Slept.', g: 'Thesis', f: 'The defense.', v: 'Focus: write.' },
      3: { c: 'Submitted chapter 3.', g: 'Thesis', f: 'Not the defense any more.', v: 'Focus paid off.' },
    },
  ],
  values: ['Focus', 'Health', 'Honesty'],
  lessons: [
    [1, 2, 'Nothing today.'],
    [2, 3, 'Nothing today'],
    [3, 1, 'Write before email.'],
    [4, 1, 'Write before email'],
    [4, 2, 'Rest.'],
    [3, 2, 'Rest.'],
  ],
  actions: [
    [1, 1, 'Run', true],
    [2, 2, 'Run the dishwasher', true],
    [3, 2, 'Email advisor', true],
    [4, 2, 'Write thesis introduction', true],
    [1, 3, 'Pay rent every month', false],
    [1, 4, 'Renew library card', false],
  ],
});

const chatty = diary('chatty', {
  weeks: [
    {
      0: {
        c: 'So yesterday was honestly one of those days where everything just clicked, my sister called out of nowhere and we laughed until midnight.',
        g: 'Plan the trip to Lisbon',
        f: 'I keep worrying that the trip is too expensive and that I will regret it.',
        v: 'Family says call my mother back, and Adventure says just book the flights already.',
      },
      3: {
        c: 'I finally booked a table at that ramen place everyone raves about!',
        g: 'Plan the trip to Lisbon',
        f: 'Okay so I am a bit scared of the driving test, there, I said it.',
        v: 'Family would tell me to invite my sister along, I think.',
      },
      5: {
        c: 'The pottery class was SO much fun, I made a wonky bowl and I love it.',
        g: 'Practice for the driving test',
        f: 'I am scared of the driving test because I failed it once, and my brother never lets me forget it.',
        v: 'Adventure says book the flights, what are you waiting for!',
      },
    },
    {
      0: {
        c: 'My sister came over for the weekend and we cooked way too much food, as always.',
        g: 'Plan the trip to Lisbon',
        f: 'The driving test again, surprise surprise, I dreamed about the driving test of all things.',
        v: 'Family.',
      },
      2: {
        c: 'At the end of the day I think I did pretty well at the pottery class, the teacher said so.',
        g: 'Practice for the driving test',
        f: 'My sister is afraid of the dentist and now she has made me think about it too.',
        v: 'Play would have me bring the wonky bowl to work and put keys in it.',
      },
      4: {
        c: 'Time flies, it is already Thursday and I have a draft of the itinerary.',
        g: 'Plan the trip to Lisbon',
        f: 'Nothing really comes to mind today, which is nice for a change.',
        v: 'I play tennis with Ana tomorrow and I hope it does not rain.',
      },
    },
    {
      0: {
        c: 'The pottery class had a little exhibition and somebody wanted to buy my bowl.',
        g: 'Practice for the driving test',
        f: 'I am still afraid of the driving test, though a little less each time I drive.',
        v: 'Family says to share good news first with my mother.',
      },
      1: {
        c: 'I drove all the way to the lake with my sister and nobody died, haha.',
        g: 'Practice for the driving test',
        f: 'That the driving test will go exactly like the last one did.',
        v: 'Adventure says the lake was only the start.',
      },
      2: {
        c: 'Long phone call with my sister about the pottery class and whether I should sell things.',
        g: 'Sell a bowl',
        f: 'I worry what people at the pottery class will think of me if I charge money.',
        v: 'Family says my sister is right, as usual, annoyingly.',
      },
      4: {
        c: 'My sister made me a little logo for the bowls and I cried a bit, happy tears.',
        g: 'Sell a bowl',
        f: 'Am I afraid of the driving test? Honestly not so much any more.',
        v: 'Play says make silly mugs.',
      },
      6: {
        c: 'I passed!!! I passed the driving test and I screamed in the car.',
        g: 'Sell a bowl',
        f: 'Nothing, I passed!',
        v: 'Family: dinner with my sister and my mother to celebrate.',
      },
    },
  ],
  values: ['Family', 'Adventure', 'Play'],
  lessons: [
    [1, 1, 'Call people back the same day.'],
    [2, 1, 'Call people back the same day!'],
    [3, 3, 'Call people back the same day'],
    [1, 4, 'Time flies.'],
    [2, 4, 'Time flies!'],
    [3, 4, 'Time flies'],
  ],
  actions: [
    [1, 2, 'Book the flights to Lisbon', true],
    [2, 2, 'Cancel the trip insurance for Lisbon', true],
    [3, 2, 'Practice parking for the driving test', true],
    [1, 3, 'Buy clay', false],
  ],
});

const spanish = diary(
  'in Spanish',
  {
    weeks: [1, 2, 3, 4].map((number) => ({
      1: {
        c: `Terminé el capítulo ${number} de la novela y me sentí muy bien.`,
        g: 'Terminar la novela',
        f: 'Que nadie quiera leer la novela.',
        v: 'La familia dice que descanse un poco.',
      },
      3: {
        c: `Cené con mi hermana y hablamos de la mudanza número ${number}.`,
        g: 'Terminar la novela',
        f: number % 2 ? 'Nada.' : 'Ya no tengo miedo de la mudanza.',
        v: 'La alegría es bailar en la cocina con los niños.',
      },
      5: {
        c: `Los niños durmieron toda la noche y la mudanza avanza, caja ${number}.`,
        g: number > 2 ? 'Preparar la mudanza' : 'Terminar la novela',
        f: 'Nada.',
        v: 'Para mí la familia es lo primero.',
      },
      6: {
        c: `Mi madre llamó y dijo que está orgullosa, ${['por fin', 'otra vez', 'de nuevo', 'como siempre'][number - 1]}.`,
        g: 'Lo mismo de ayer',
        f: 'Que nadie quiera leer la novela.',
        v: 'Igual que ayer.',
      },
    })),
    values: ['Familia', 'Alegría', 'Valentía'],
    lessons: [
      [1, 2, 'Respirar antes de hablar.'],
      [3, 2, 'Respirar antes de hablar'],
      [4, 2, 'Respirar antes de hablar'],
      [2, 4, 'Así es la vida'],
      [4, 4, 'Así es la vida'],
    ],
    actions: [
      [1, 2, 'Llamar a la editorial', false],
      [4, 2, 'Comprar cajas para la mudanza', true],
    ],
  },
  'es',
);

const quoting = diary('of quotations', {
  weeks: [1, 2, 3].map((number) => ({
    0: {
      c: '“The journey of a thousand miles begins with a single step.” — Lao Tzu',
      g: '“Carpe diem”',
      f: '“Fear is the mind-killer.” Frank Herbert knew about the desert.',
      v: 'As Aristotle says, courage is the first of the virtues.',
    },
    1: {
      c: `Rilke wrote that the garden needs winter. I read ${number} pages of the letters.`,
      g: 'Read the letters of Rilke',
      f: 'She said the desert would swallow us.',
      v: '"Courage is not the absence of fear." I copied it twice.',
    },
    2: {
      c: 'Live as if you were to die tomorrow — Gandhi',
      g: 'Read the letters of Rilke',
      f: 'What if the critics are right about my poems?',
      v: `Wisdom means to read slowly, ${['once', 'twice', 'again'][number - 1]}.`,
    },
    4: {
      c: `I finished a poem about the harbor, my number ${number}.`,
      g: 'Read the letters of Rilke',
      f: `That my poems are only echoes, ${['today', 'once more', 'still'][number - 1]}.`,
      v: 'My teacher says courage is a muscle.',
    },
    5: {
      c: `I read my poems aloud to ${['Ines', 'the cat', 'two friends'][number - 1]}.`,
      g: 'Read the letters of Rilke',
      f: `I fear that my poems bore people, ${['even Ines', 'as ever', 'honestly'][number - 1]}.`,
      v: 'Wisdom, as the Stoics wrote, is knowing the harbor.',
    },
    6: {
      c: `Somebody asked for my poems at the ${['library', 'bookshop', 'party'][number - 1]}.`,
      g: 'Send my poems to a magazine',
      f: 'The critics, and my own silence.',
      v: 'Courage says to send them.',
    },
  })),
  values: ['Courage', 'Wisdom', 'Beauty'],
  lessons: [
    [1, 3, '“Know thyself.” — Socrates'],
    [2, 3, '“Know thyself.” — Socrates'],
    [3, 3, 'Know thyself — Socrates'],
    [2, 5, 'Read the poem aloud before you send it.'],
    [3, 5, 'Read the poem aloud before you send it.'],
  ],
  actions: [
    [3, 6, 'Send poems to the magazine', true],
    [1, 2, 'Return “Letters to a Young Poet”', false],
  ],
});

const denying = diary('of negations', {
  weeks: [1, 2, 3, 4].map((number) => ({
    1: {
      c: 'Nothing to celebrate.',
      g: 'Not to argue with my brother',
      f: `I'm not afraid of the exam any more, day ${number}.`,
      v: 'Courage is not what I need.',
    },
    2: {
      c: `I did not smoke, and it is day ${number * 2}.`,
      g: 'Not to argue with my brother',
      f: 'I no longer worry about the exam.',
      v: 'I never have patience.',
    },
    3: {
      c: "I couldn't think of anything.",
      g: 'None',
      f: `It was never the exam, and it isn't the money, number ${number}.`,
      v: "Patience isn't waiting.",
    },
    4: {
      c: `I didn't yell at my brother, not even on try ${number}.`,
      g: 'Not to argue with my brother',
      f: `No fear of the exam, ${number} of ten.`,
      v: 'Without patience nothing works.',
    },
    5: {
      c: `No calls from my brother. No drama, day ${number}.`,
      g: 'No goal',
      f: "I don't fear the exam. I stopped fearing it.",
      v: 'Not courage. Not today.',
    },
  })),
  values: ['Courage', 'Patience', 'Family'],
  lessons: [
    [2, 1, 'No lesson today.'],
    [3, 1, 'No lesson today.'],
    [3, 2, "Don't answer when angry."],
    [4, 2, "Don't answer when angry."],
  ],
  actions: [
    [1, 1, "Don't call my brother", false],
    [2, 1, 'Avoid arguing with my brother', true],
    [3, 1, 'Stop smoking', false],
    [1, 2, 'Return the exam books', false],
  ],
});

const lowercase = diary('all in lower case without punctuation', {
  weeks: [
    {
      0: {
        c: 'went to the gym for the first time in ages and then got tacos with maya and it was really good',
        g: 'get stronger',
        f: 'im scared about the layoffs at work everyone is talking about it',
        v: 'health says go to bed',
      },
      2: {
        c: 'cooked actual food and called mom and she told me about the neighbors dog again',
        g: 'get stronger',
        f: 'the layoffs i guess',
        v: 'honesty says tell maya how i feel',
      },
      4: {
        c: 'slept eight hours and went to the gym',
        g: 'get stronger',
        f: 'my rent going up',
        v: 'health',
      },
    },
    {
      1: {
        c: 'maya said yes to dinner',
        g: 'get stronger',
        f: 'the layoffs because my manager was weird in the standup today',
        v: 'honesty',
      },
      3: {
        c: 'the gym was empty and i lifted more than last week',
        g: 'get stronger',
        f: 'that maya only likes me as a friend',
        v: 'health says drink water',
      },
      5: {
        c: 'fixed the bike with my dad over video and it only took four hours lol',
        g: 'fix the bike',
        f: 'idk',
        v: 'idk',
      },
    },
    {
      0: {
        c: 'rode the bike to the river with maya',
        g: 'fix the bike',
        f: 'not scared of the layoffs anymore just tired of waiting',
        v: 'honesty says say it',
      },
      1: {
        c: 'the bike made a weird noise so i watched videos about it all evening and now i know what a derailleur is',
        g: 'fix the bike',
        f: 'im worried about the layoffs again they start tomorrow',
        v: 'health says sleep',
      },
      3: {
        c: 'told my dad about the bike and he was so proud he sent me a wrench',
        g: 'fix the bike',
        f: 'im scared of the layoffs and of telling my dad if it happens',
        v: 'honesty',
      },
      5: {
        c: 'kept my job and rode the bike home in the rain singing',
        g: 'fix the bike',
        f: 'nothing',
        v: 'honesty says tell maya',
      },
    },
  ],
  values: ['Health', 'Honesty', 'Fun'],
  lessons: [
    [1, 2, 'ask before assuming'],
    [2, 2, 'ask before assuming'],
    [3, 2, 'ask before assuming'],
  ],
  actions: [
    [3, 1, 'fix the bike chain', true],
    [3, 2, 'order bike lights', true],
    [1, 3, 'tell maya', false],
  ],
});

const grieving = diary('grieving', {
  weeks: [
    {
      0: {
        c: 'Nothing. Dad died on Tuesday.',
        g: 'Get through the funeral',
        f: 'I am afraid that I will forget my father’s voice.',
        v: 'Family says to sit with my mother.',
      },
      2: {
        c: 'My brother held my hand at the hospital.',
        g: 'Get through the funeral',
        f: 'I am afraid of the house without him.',
        v: 'Family says to call my mother every evening.',
      },
      4: {
        c: 'The neighbors brought soup.',
        g: 'Get through the funeral',
        f: 'I am afraid of losing my mother too.',
        v: 'Family.',
      },
    },
    {
      1: {
        c: 'I slept four hours.',
        g: 'Sort the papers',
        f: 'I am afraid that my mother will be alone.',
        v: 'Family says to stay the night with my mother.',
      },
      3: {
        c: 'I laughed once, at his terrible hat.',
        g: 'Sort the papers',
        f: 'I am afraid for my mother, who does not eat.',
        v: 'Gratitude says that I had him for forty years.',
      },
      5: {
        c: 'I cooked his chili and my mother ate all of it.',
        g: 'Sort the papers',
        f: 'The holidays without my father.',
        v: 'Gratitude for his letters.',
      },
    },
    {
      0: {
        c: 'My mother told a story about how they met.',
        g: 'Walk every day',
        f: 'I am afraid that my mother will die of sadness.',
        v: 'Family says to plant the rosemary with my mother.',
      },
      2: {
        c: 'My mother and I planted the rosemary.',
        g: 'Walk every day',
        f: 'Forgetting.',
        v: 'Gratitude.',
      },
      4: {
        c: 'I walked to the lake, and I cried, and it was all right.',
        g: 'Walk every day',
        f: 'His birthday, on Sunday.',
        v: 'Family says to be with my mother on Sunday.',
      },
      5: {
        c: 'Not much today. My mother is asleep in the next room.',
        g: 'Walk every day',
        f: 'His birthday.',
        v: 'Family.',
      },
    },
    {
      0: {
        c: 'We got through his birthday together.',
        g: 'Walk every day',
        f: 'That I will forget.',
        v: 'Family.',
      },
      3: {
        c: 'I played the piano for the first time since he died.',
        g: 'Walk every day',
        f: 'Nothing today.',
        v: 'Gratitude says play.',
      },
    },
  ],
  values: ['Family', 'Gratitude', 'Adventure'],
  lessons: [
    [2, 2, 'Grief comes in waves.'],
    [3, 2, 'Grief comes in waves.'],
    [4, 2, 'Grief comes in waves.'],
    [2, 4, 'This too shall pass.'],
    [3, 4, 'This too shall pass.'],
  ],
  actions: [
    [1, 1, 'Choose the casket', true],
    [1, 2, 'Scatter Dad’s ashes', false],
    [2, 2, 'Call the insurance', true],
    [2, 3, 'Cancel Dad’s phone', true],
    [3, 3, 'Walk to the lake', true],
  ],
});

const business = diary('business-like', {
  weeks: [1, 2, 3, 4].map((number) => ({
    1: {
      c: `Closed deal ${number} with the Berlin client ahead of schedule.`,
      g: 'Grow Q4 revenue by 10%',
      why: 'The board expects it.',
      f: `The board meeting on Thursday, slide ${number} is weak.`,
      v: 'Integrity says to show the board the real numbers.',
    },
    2: {
      c: `At the end of the day, we moved the needle on churn, by ${number + 1} points.`,
      g: 'Grow Q4 revenue by 10%',
      f: 'Nothing material.',
      v: 'Excellence: rehearse the deck.',
    },
    3: {
      c: `The team shipped the onboarding flow, release ${number}.`,
      g: 'Grow Q4 revenue by 10%',
      f: `That the board meeting turns into a postmortem, take ${number}.`,
      v: 'Integrity: no sandbagging.',
    },
    4: {
      c: `The onboarding flow cut support tickets by ${number}%.`,
      g: 'Grow Q4 revenue by 10%',
      f: `The board meeting. Version ${number} of the deck is late.`,
      v: 'Integrity says to own the miss.',
    },
    5: {
      c: `${['Maria', 'The sales lead', 'A customer', 'Tom'][number - 1]} praised the onboarding flow in the review.`,
      g: 'Grow Q4 revenue by 10%',
      f: 'n/a',
      v: 'Excellence says ship it.',
    },
  })),
  values: ['Integrity', 'Excellence', 'Family'],
  lessons: [
    [1, 5, 'Send the agenda a day before.'],
    [3, 5, 'Send the agenda a day before.'],
    [4, 5, 'Send the agenda a day before.'],
    [2, 5, 'It is what it is.'],
    [4, 4, 'It is what it is.'],
  ],
  actions: [
    [1, 1, 'Rehearse the deck', true],
    [2, 1, 'Update revenue forecast for Q4', true],
    [4, 1, 'Review Q4 revenue targets', true],
    [4, 2, 'Call Berlin client', true],
    [1, 2, 'Book table for team dinner', false],
  ],
});

const fragments = diary('of emojis and fragments', {
  weeks: [
    {
      1: { c: '🎉🎉🎉', g: '🏃‍♀️', f: '😬', v: '❤️' },
      3: { c: 'coffee w/ Lea ☕️', g: 'sleep more 😴', f: 'presentation 😱😱', v: 'joy = naps' },
    },
    {
      2: { c: 'new plant!! 🌱 (named him Gary)', g: 'sleep more 😴', f: '😱', v: 'joy ✨' },
      4: { c: 'Gary has a leaf 🌿', g: 'sleep more 😴', f: '???', v: '...' },
    },
    {
      0: { c: 'Gary!!! two leaves 🌿🌿', g: 'sleep more 😴', f: 'the presentation 😱', v: 'joy' },
      1: { c: 'survived monday 💪', g: 'sleep more 😴', f: 'presentation. tmrw. help', v: '🙃' },
      2: { c: 'DID IT 🎤🎉 presentation = done', g: 'sleep more 😴', f: 'nope', v: 'joy joy joy' },
      4: { c: 'brunch + nap + Gary update (he is fine)', g: '???', f: '🤷', v: 'kindness: texted Lea' },
    },
  ],
  values: ['Joy', 'Kindness', 'Freedom'],
  lessons: [
    [1, 2, '💤 > 📱'],
    [2, 2, '💤 > 📱'],
    [3, 2, '💤 > 📱'],
  ],
  actions: [
    [3, 2, 'water Gary 💧', true],
    [1, 4, 'call dentist 🦷', false],
  ],
});

const religious = diary('religious', {
  weeks: [1, 2, 3].map((number) => ({
    0: {
      c: `Thank God for the choir, who sang psalm ${number} like angels.`,
      g: 'Pray every morning',
      f: 'I fear that I fail the Lord in small things.',
      v: 'Faith says to trust God with my son.',
    },
    1: {
      c: 'The Lord is my shepherd; I shall not want. Psalm 23:1',
      g: 'Pray every morning',
      f: `I am afraid that my son is leaving the church, ${['perhaps', 'quietly', 'for good'][number - 1]}.`,
      v: 'Hope does not put us to shame. Romans 5:5',
    },
    2: {
      c: `Oh my God, the choir was late and we laughed, ${number + 2} of us.`,
      g: 'Pray every morning',
      f: `My son did not come to mass, week ${number}.`,
      v: 'I hope to be patient with my son.',
    },
    4: {
      c: `Grace came by with a pie and we spoke of the choir tour, plan ${number}.`,
      g: 'Pray every morning',
      f: '“Be not afraid.” I say it aloud.',
      v: 'Grace says hello to everyone in the parish.',
    },
    6: {
      c: `I led the choir at the ${['wedding', 'vigil', 'feast'][number - 1]} and my voice held.`,
      g: 'Pray every morning',
      f: `I worry about my son, ${['as always', 'and I pray', 'still'][number - 1]}.`,
      v: 'Faith says to write to my son.',
    },
  })),
  values: ['Faith', 'Hope', 'Grace'],
  lessons: [
    [1, 1, 'Listen before I speak of God.'],
    [2, 1, 'Listen before I speak of God.'],
    [3, 1, 'Listen before I speak of God.'],
  ],
  actions: [
    [2, 6, 'Write a letter to my son', true],
    [3, 6, 'Write to my son', true],
    [1, 3, 'Fix the vestry lamp', false],
  ],
});

export const DIARIES: readonly Diary[] = [
  terse,
  chatty,
  spanish,
  quoting,
  denying,
  lowercase,
  grieving,
  business,
  fragments,
  religious,
];
