import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INTENTION_TYPES } from './contract/limits.ts';
import { CORE_VALUE_COUNT, hasCoreValues } from './rules/core-values.ts';
import {
  ALREADY_CHOSEN,
  CORE_WORDS,
  chooseCoreValue,
  coreWordOf,
  dropCoreValue,
  intentionCaption,
  intentionsProblem,
  NO_FOURTH_VALUE,
  nextStep,
  type OnboardingFacts,
  OTHER_WORD,
  originOf,
  PRESET_CORE_VALUES,
  STEP_ADDRESS,
} from './rules.ts';

const nothing: OnboardingFacts = {
  has_goal: false,
  has_intentions: false,
  core_word: null,
  core_values: [null, null, null],
};

describe('where onboarding goes on', () => {
  test('ONB-02 the steps follow each other: goal, intentions, core word, core values', () => {
    expect(nextStep(nothing)).toBe('goal');
    expect(nextStep({ ...nothing, has_goal: true })).toBe('intentions');
    expect(nextStep({ ...nothing, has_goal: true, has_intentions: true })).toBe('core_word');
    const worded = { ...nothing, has_goal: true, has_intentions: true, core_word: 'Joy' };
    expect(nextStep(worded)).toBe('core_values');
    expect(nextStep({ ...worded, core_values: ['Fun', 'Play', ' '] })).toBe('core_values');
    expect(nextStep({ ...worded, core_values: ['Fun', 'Play', 'Calm'] })).toBeNull();
    expect(Object.values(STEP_ADDRESS)).toEqual([
      '/introduction',
      '/impact-intentions',
      '/core-word',
      '/core-values',
      '/core-value-confirmation',
    ]);
  });

  test('ONB-01 a goal alone brings nobody back who has all else', () => {
    const words = { has_intentions: true, core_word: 'Joy', core_values: ['Fun', 'Play', 'Calm'] };
    expect(nextStep({ ...words, has_goal: false })).toBeNull();
    expect(nextStep({ ...words, has_goal: false, core_word: null })).toBe('goal');
  });

  test('the values count only when there are three', () => {
    expect(hasCoreValues(['Fun', null, 'Play'])).toBe(false);
    expect(hasCoreValues(['Fun', 'Calm', 'Play'])).toBe(true);
  });
});

describe('impact intentions', () => {
  test('ENT-03 ONB-10 twelve are offered, each under its own word', () => {
    expect(INTENTION_TYPES).toEqual([
      'accepted',
      'heard',
      'valued',
      'inspired',
      'safe',
      'motivated',
      'supported',
      'appreciated',
      'matter',
      'energized',
      'clarity',
      'worthwhile',
    ]);
    expect(intentionCaption('accepted')).toBe('Accepted');
  });

  test('LIM-17 MSG-17 MSG-18 one to five may be chosen', () => {
    expect(intentionsProblem(0)).toBe('Please select at least one intention');
    expect([1, 2, 3, 4, 5].map(intentionsProblem)).toEqual(Array(5).fill(undefined));
    expect(intentionsProblem(6)).toBe('Please select no more than 5 intentions');
  });
});

describe('the core word', () => {
  test('ONB-13 ONB-14 it is one of five, or a word of one’s own that is not blank', () => {
    expect(CORE_WORDS).toEqual(['Love', 'Joy', 'Happiness', 'Excitement', 'Freedom']);
    expect(coreWordOf(undefined, '')).toBeUndefined();
    expect(coreWordOf('Joy', 'ignored')).toBe('Joy');
    expect(coreWordOf(OTHER_WORD, '   ')).toBeUndefined();
    expect(coreWordOf(OTHER_WORD, ' Calm ')).toBe('Calm');
  });
});

describe('core values', () => {
  test('LIM-19 thirty presets in the specified order', () => {
    expect(PRESET_CORE_VALUES.join(', ')).toBe(
      'Achievement, Adventure, Boldness, Nature, Connection, Contribution, Courage, Creativity, Curiosity, ' +
        'Dancing, Exercise, Faith, Family, Fun, Growth, Helping Others, Integrity, Movement, Music, Passion, ' +
        'Plans, Play, Pleasure, Purpose, Responsibility, Spontaneity, Structures, Success, Systems, Teaching',
    );
  });

  test('ONB-18 ONB-20 ONB-21 presets and trimmed own words mix, and a fourth is refused', () => {
    const two = ['Courage', 'Fun'];
    const three = chooseCoreValue(two, '  Calm   mornings ');
    expect(three).toEqual({ values: ['Courage', 'Fun', 'Calm mornings'] });
    expect(chooseCoreValue(three.values, 'Play')).toEqual({ values: three.values, refused: NO_FOURTH_VALUE });
  });

  test('the same word in other letters is the same value, and a preset keeps its spelling', () => {
    expect(chooseCoreValue(['Fun'], 'fUN')).toEqual({ values: ['Fun'], refused: ALREADY_CHOSEN });
    expect(chooseCoreValue([], 'helping  others').values).toEqual(['Helping Others']);
    expect(dropCoreValue(['Fun', 'Calm'], 'calm')).toEqual(['Fun']);
  });

  test('however one types, there are never more than three, never two alike, never a blank one', () => {
    const typed = fc.array(fc.oneof(fc.constantFrom(...PRESET_CORE_VALUES), fc.string({ maxLength: 12 })));
    fc.assert(
      fc.property(typed, (words) => {
        const values = words.reduce<string[]>((chosen, word) => chooseCoreValue(chosen, word).values, []);
        expect(values.length).toBeLessThanOrEqual(CORE_VALUE_COUNT);
        expect(new Set(values.map((value) => value.toLowerCase())).size).toBe(values.length);
        expect(values.every((value) => value === value.trim() && value !== '')).toBe(true);
      }),
    );
  });

  test('PRF-22 changing them leads back to where one came from, by default to the profile', () => {
    expect(originOf({ from: '/dashboard' })).toBe('/dashboard');
    expect(originOf({ from: '/dashtools' })).toBe('/dashtools');
    expect(originOf({ from: '/profile' })).toBe('/profile');
    expect(originOf({ from: 'https://elsewhere.example' })).toBe('/profile');
    expect(originOf(null)).toBe('/profile');
  });
});
