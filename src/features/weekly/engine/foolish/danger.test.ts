import { describe, expect, test } from 'vitest';
import { english } from '../../../../language/english.ts';
import { mentionsDanger, readerOf } from '../../../../language/reader.ts';
import { insightsOf } from '../insights.ts';
import { celebrations, fears, goals, inWeek, kindsOf, saidOf, WEEK } from '../testing/foolish.ts';
import { dayOf, entry, lesson, notebook, TODAY, task, weekNumber } from '../testing/people.ts';

const wordsOf = (text: string): string[] => {
  const [reading] = readerOf().texts([text]);
  return reading?.sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word)) ?? [];
};

describe('a person who may hurt themselves, or is being hurt', () => {
  const plain = fears('I am afraid of the exam.', 'The exam, again.', 'I dread the exam.');

  test('would be spoken to without such words', () => {
    expect(kindsOf(plain)).toContain('fear');
  });

  test.each([
    'Everyone would be better off without me.',
    'I don’t want to be here any more.',
    'I’m worthless.',
    'I don’t want to kill myself, but I think of it.',
    'I am afraid of my husband when he drinks.',
    'He hit me again.',
    'Ich habe an Selbstmord gedacht.',
    'Quiero morir.',
    'Ich möchte nicht mehr leben.',
    'Er schlägt mich, wenn er trinkt.',
    'A veces pienso que todos estarían mejor sin mí.',
    'J’ai écrit une lettre d’adieu.',
    'Il m’a frappée encore.',
    'Não quero mais viver.',
    'Ele me bateu de novo.',
    'もう死にたいと思った。',
    '夫が怖い。',
    'أُريد أن أموت.',
    'أفكّر في الانتحار.',
  ])('is told the numbers of the week alone: %s', (words) => {
    const entries = plain.entries.map((row) =>
      row === plain.entries.at(-1)
        ? { ...row, goal_importance: words, celebration: 'I finally slept!' }
        : row,
    );
    expect(kindsOf(notebook({ entries }))).toEqual([]);
    const { summary } = insightsOf(notebook({ entries }), weekNumber(WEEK), {
      today: TODAY,
      reader: readerOf(english),
    });
    expect(summary).toContain('You wrote one entry.');
  });

  test('says it in a lesson or an action, too', () => {
    const lessons = [lesson(dayOf(WEEK, 2), 'I am worthless.')];
    const tasks = [task(dayOf(WEEK, 2), 'Write goodbye letters', false)];
    expect(kindsOf(notebook({ entries: plain.entries, lessons }))).toEqual([]);
    expect(kindsOf(notebook({ entries: plain.entries, tasks }))).toEqual([]);
  });

  test('is spoken to again after four weeks', () => {
    const before = entry(dayOf(WEEK, -23), { reflection: 'I want to die.' });
    const said = notebook({ entries: [before, ...plain.entries] });
    expect(kindsOf(said)).toContain('fear');
  });

  test.each([
    'It hit me that the exam is near.',
    'I cut myself some slack.',
    'Nothing matters more than my kids.',
    'I don’t want to die before I see Rome.',
    'Ran 10 kms.',
    'My coach pushed me to the finish.',
    'I fear my husband will lose his job.',
    'I will take my life seriously.',
    'Ich will nicht mehr rauchen.',
    'Quiero morir de risa con ellos.',
    'Je veux en finir avec ce dossier.',
    'Quase me matei de rir.',
    'أريد أن أنام.',
  ])('is not meant by %s', (words) => {
    expect(mentionsDanger(wordsOf(words))).toBe(false);
  });
});

describe('a person who does not drink today', () => {
  const sober = (...texts: string[]) =>
    notebook({
      entries: inWeek((number) => ({ goal: 'Stay sober', celebration: texts[number] ?? '' })),
      tasks: [task(dayOf(1, 1), 'Make amends to my brother', false)],
    });

  test('is not praised for a drink, and not asked for what is not done', () => {
    const said = saidOf(sober('I loved every drop of that wine on Saturday!', 'I told the group.'));
    expect(said).toContain('you wrote: “I told the group.”');
    expect(said).not.toMatch(/wine|amends/u);
  });

  test('anyone else may have enjoyed it', () => {
    expect(saidOf(celebrations('I loved every drop of that wine!'))).toContain('wine');
  });
});

test.each<[string, ...string[]]>([
  ['sarcasm', 'yay another day of school 🎉 so blessed', 'great. just great. dad forgot again'],
  ['what is taken back', 'so happy to be up at six. NOT'],
  ['remorse', 'I laughed at her, and I am ashamed.', 'I finally said it, and I regret it.'],
  ['what had to be done', 'Had to let Tom go. Finally done.'],
])('%s is no celebration', (_, ...texts) => {
  expect(kindsOf(celebrations(...texts))).not.toContain('celebration');
});

test('signs of layout are not quoted, and what is struck out is not said', () => {
  expect(saidOf(celebrations('- 1:1 with Ann went well\n- Lunch'))).toContain('“1:1 with Ann went well”');
  expect(saidOf(celebrations('1. Hired Anna'))).toContain('“Hired Anna”');
  expect(kindsOf(celebrations('| Deal | Me |', '**Wins**', '`code`'))).not.toContain('celebration');
  expect(saidOf(goals('## Q4 goals\n- Ship it'))).toContain('“Q4 goals” was your goal');
  expect(kindsOf(fears('~~I am afraid of the exam~~', 'The ~~exam~~.', '~~The exam~~ (done)'))).not.toContain(
    'fear',
  );
});

test('what is feared in dreams is answered by no small step', () => {
  const dreamt = fears('I dreamed of the wolf at the door.', 'I am afraid of the wolf.', 'The wolf, again.');
  expect(kindsOf(dreamt).filter((kind) => kind === 'fear')).toHaveLength(1);
});

test('a person who buried somebody is not asked for what is not done', () => {
  const entries = inWeek(() => ({ celebration: 'I sat at the grave, and it was quiet.' }));
  const tasks = [task(dayOf(1, 1), 'Give away her dresses', false)];
  expect(kindsOf(notebook({ entries, tasks }))).not.toContain('action-waiting');
});
