import type { ChoiceType } from '../../contract/limits.ts';
import { PLATFORMS, type Platform } from '../../rules.ts';
import type { PostRequest } from '../post-request.ts';

/* Ten people's lessons as diaries have them, each with what that person chose for a post. */

interface ExampleLesson {
  name: string;
  platform: string;
  content: string;
  /** Sentences from other pages that the person added. */
  added?: string[];
  type: ChoiceType;
  idea: string;
  cta: string;
  value: string;
}

export const LESSONS: readonly ExampleLesson[] = [
  {
    name: 'a nurse, in long sentences',
    platform: 'LinkedIn',
    content:
      'I used to believe that a good shift was one where nothing went wrong. Tonight three things went wrong before midnight, and it was still the best shift in weeks, because we told each other early. Ms. Alvarez in room 12 cried for an hour. Asking for help in the first minute is faster than fixing it alone in the tenth. Why do I keep forgetting that?',
    type: 'topic',
    idea: 'Help',
    cta: 'What would your team do in the first minute?',
    value: 'Honesty',
  },
  {
    name: 'a developer, clipped',
    platform: 'X',
    content:
      'Deleted 400 lines today. Nothing broke. Half of what I write is fear of needing it later. Write less, later. PR to merge: https://github.com/acme/app/pull/12',
    type: 'quote',
    idea: 'Half of what I write is fear of needing it later.',
    cta: 'What did you delete this week?',
    value: 'Simplicity',
  },
  {
    name: 'a mother, chatty and without capitals',
    platform: 'Facebook',
    content:
      "so today i learned that bedtime goes faster when i'm not in a hurry. sounds backwards but it's true! when i sit down on the floor they sit down too. my sister got diagnosed last week and maybe that's why i'm softer. being slow is not the same as being late",
    type: 'topic',
    idea: 'Bedtime',
    cta: 'tell me your bedtime trick',
    value: 'Patience',
  },
  {
    name: 'a baker, in Spanish',
    platform: 'Instagram',
    content:
      'Hoy la masa no subió y aprendí algo. El frío no es un enemigo, solo pide más tiempo. Llevo veinte años corriendo contra el reloj del horno. Desde mañana empiezo una hora antes y dejo que el pan decida.',
    type: 'quote',
    idea: 'El frío no es un enemigo, solo pide más tiempo.',
    cta: 'Cuéntame qué estás esperando',
    value: 'Paciencia',
  },
  {
    name: 'a student who quotes',
    platform: 'Threads',
    content:
      'Seneca said we suffer more in imagination than in reality. I wrote down what I feared about the exam and then what happened. Out of eleven fears, one came true, and it was the smallest. I keep one line on my desk: “Begin, then worry.” It is what it is.',
    type: 'topic',
    idea: 'Fears',
    cta: 'Count yours tonight.',
    value: 'Courage',
  },
  {
    name: 'a runner who takes it back',
    platform: 'X',
    content:
      'Pain is just weakness leaving the body. That is not true. It cost me six weeks and a physio. Rest is part of the plan, not a break from it.',
    type: 'topic',
    idea: 'Rest',
    cta: 'When did you last rest on purpose?',
    value: 'Health',
  },
  {
    name: 'a manager, with a list',
    platform: 'LinkedIn',
    content:
      'What I would tell myself before the next hard conversation:\n- ask first\n- say the number\n- stop talking\nThe silence after the number is the hardest part of the whole meeting. I filled it for ten years and paid for it every time. This week I counted to seven and the other side spoke first.',
    type: 'quote',
    idea: 'The silence after the number is the hardest part of the whole meeting.',
    cta: 'How long can you stay quiet?',
    value: 'Courage',
  },
  {
    name: 'a gardener, one line, with sentences from other days',
    platform: 'Bluesky',
    content: 'A garden forgives almost everything except being ignored.',
    added: ['Ten minutes of weeding every morning did more than my big Saturdays ever did.'],
    type: 'quote',
    idea: 'A garden forgives almost everything except being ignored.',
    cta: 'What do you do in ten minutes?',
    value: 'Care',
  },
  {
    name: 'a teacher with a story',
    platform: 'Email',
    content:
      'This morning I gave the quiet table the hardest problem. I expected ten minutes of nothing. They drew it, argued about it, and had it in six. I have been handing out easy work as a kindness. It was never kind.',
    type: 'topic',
    idea: 'Easy work',
    cta: 'Reply and tell me about your quiet table.',
    value: 'Growth',
  },
  {
    name: 'a founder, in capitals and three words',
    platform: 'LinkedIn',
    content: 'Focus. SHIP THE THING ALREADY. Less is more.',
    type: 'topic',
    idea: 'Focus',
    cta: 'Follow me for more',
    value: 'Focus',
  },
];

export const postRequestOf = ({ platform, content, added = [], ...chosen }: ExampleLesson): PostRequest => ({
  ...chosen,
  content: [content, ...added].join('\n'),
  platform: PLATFORMS.find(({ name }) => name === platform) as Platform,
  voice: {
    tone_style: 'Sentences of about 12 words.',
    story_patterns: 'About 3 sentences at a time.',
    common_language: '',
    themes: '',
    post_structure: '',
  },
});
