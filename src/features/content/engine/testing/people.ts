/* Ten people who write in ten ways, for tests: the same seed gives the same texts. */

interface Writer {
  name: string;
  write: (pick: <Value>(values: readonly Value[]) => Value) => string;
}

const THINGS = {
  Ann: ['garden', 'soil', 'tomatoes', 'rain'],
  Ben: ['office', 'meeting', 'deadline', 'team'],
  Cleo: ['music', 'piano', 'rehearsal', 'choir'],
  Dan: ['running', 'training', 'knees', 'river'],
  Eve: ['children', 'school', 'bedtime', 'kitchen'],
  Finn: ['code', 'release', 'review', 'customers'],
  Gia: ['painting', 'colour', 'studio', 'light'],
  Hal: ['patients', 'clinic', 'night shift', 'colleagues'],
  Ida: ['novel', 'chapter', 'sentences', 'editor'],
  Jon: ['bakery', 'bread', 'oven', 'customers'],
} as const;

const WRITERS: Writer[] = [
  { name: 'Ann', write: (pick) => `I love the ${pick(THINGS.Ann)}. I am slow. It helps.` },
  {
    name: 'Ben',
    write: (pick) =>
      `Yesterday we had another ${pick(THINGS.Ben)} that went on for much longer than we had planned, and at the end of it we were all tired. We are better when we prepare together, and we know it by now.`,
  },
  {
    name: 'Cleo',
    write: (pick) => `What a ${pick(THINGS.Cleo)} this was! I loved it so much! I will play again tomorrow!`,
  },
  {
    name: 'Dan',
    write: (pick) =>
      `You don't need perfect ${pick(THINGS.Dan)}. You've got your shoes and you're out there, little by little. What's stopping you?`,
  },
  {
    name: 'Eve',
    write: (pick) =>
      `Today the ${pick(THINGS.Eve)} was loud and I lost my patience before dinner. I said sorry and we laughed about it. I am learning that a small apology is worth more than being right.`,
  },
  {
    name: 'Finn',
    write: (pick) =>
      `The ${pick(THINGS.Finn)} is done. Small steps are better than big plans. The last big plan failed because it took too long.`,
  },
  {
    name: 'Gia',
    write: (pick) =>
      `Is there ever enough ${pick(THINGS.Gia)} in a day? I sat in front of an empty canvas for most of the afternoon and waited until something moved. I want to trust the waiting.`,
  },
  {
    name: 'Hal',
    write: (pick) =>
      `Before the ${pick(THINGS.Hal)} began, we talked for five minutes about what had gone wrong the week before. We listened, we wrote it down, and we went to work. From now on we will do it every time, one step at a time.`,
  },
  {
    name: 'Ida',
    write: (pick) =>
      `Slowness is part of the ${pick(THINGS.Ida)}, as every page that deserves to be kept has been written at least twice by somebody who was not in a hurry.`,
  },
  {
    name: 'Jon',
    write: (pick) =>
      `This morning the ${pick(THINGS.Jon)} was ready at five. I didn't sleep much. I'm fine. Why hurry?`,
  },
];

/** Numbers from 0 to below 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Person {
  name: string;
  texts: string[];
}

/** Ten people with forty texts each. */
export const tenPeople = (): Person[] =>
  WRITERS.map(({ name, write }, number) => {
    const random = randomOf(number + 1);
    const pick = <Value>(values: readonly Value[]): Value =>
      values[Math.floor(random() * values.length)] as Value;
    return { name, texts: Array.from({ length: 40 }, () => write(pick)) };
  });
