import { diary } from './diary.ts';

export const lowercase = diary('all in lower case without punctuation', {
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
