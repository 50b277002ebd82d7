import type { Speaker, Voice } from './voice-texts.ts';

/*
 * The few sentences that the built-in writer has of its own. None of them says what happened or how somebody is, for
 * that it cannot know. Each comes short and long, for whoever writes so; people's words stand in them only where any
 * words can stand.
 */

interface Lengths {
  short: string;
  long: string;
}

/** Leads over to sentences of the person. */
const LEADS: Record<Speaker, { past: Lengths; present: Lengths }> = {
  I: {
    past: { short: 'I wrote this down:', long: 'I wrote this down so that I would not lose it again:' },
    present: { short: 'I am learning this:', long: 'I am still learning this, a little more each time:' },
  },
  we: {
    past: { short: 'We wrote this down:', long: 'We wrote this down so that we would not lose it again:' },
    present: { short: 'We are learning this:', long: 'We are still learning this, a little more each time:' },
  },
  you: {
    past: { short: 'You may have been here:', long: 'You may have been here yourself, in days of your own:' },
    present: { short: 'You may know this:', long: 'You may know this yourself, from days of your own:' },
  },
  none: {
    past: { short: 'A note from before:', long: 'A note from an ordinary day that was worth keeping:' },
    present: { short: 'A note to keep:', long: 'A note from an ordinary day that is worth keeping:' },
  },
};

/** Names the core value. */
const VALUES: Record<Speaker, Lengths> = {
  I: {
    short: 'My value here: {value}.',
    long: 'What stands behind it for me is a value that I chose: {value}.',
  },
  we: {
    short: 'Our value here: {value}.',
    long: 'What stands behind it for us is a value that we chose: {value}.',
  },
  you: {
    short: 'One value for you: {value}.',
    long: 'If you would like to take one value along from here, take this one: {value}.',
  },
  none: {
    short: 'The value: {value}.',
    long: 'The value that stands behind all of this has a name: {value}.',
  },
};

/** Asks about the core value. */
const QUESTIONS: Record<Speaker, Lengths> = {
  I: { short: 'What does {value} ask of me?', long: 'What does {value} ask of me on a day like any other?' },
  we: { short: 'What does {value} ask of us?', long: 'What does {value} ask of us on a day like any other?' },
  you: {
    short: 'What does {value} ask of you?',
    long: 'What does {value} ask of you on a day like any other?',
  },
  none: {
    short: 'What does {value} look like?',
    long: 'What does {value} look like on a day like any other?',
  },
};

/** Ends a post as the person ends texts. */
const CLOSINGS: Record<'question' | 'resolve', Record<Speaker, Lengths>> = {
  question: {
    I: {
      short: 'What is it for you?',
      long: 'What is it that you would say to this, from days of your own?',
    },
    we: {
      short: 'What is it for you?',
      long: 'What is it that you would say to this, from days of your own?',
    },
    you: { short: 'How is it for you?', long: 'How is it for you, when you think of days of your own?' },
    none: { short: 'Where does it show?', long: 'Where does it show, on a day that is like any other?' },
  },
  resolve: {
    I: { short: 'I will keep this.', long: 'I will keep this for the next time that it matters to me.' },
    we: { short: 'We will keep this.', long: 'We will keep this for the next time that it matters to us.' },
    you: { short: 'Take it along.', long: 'Take it along for the next time that it matters to you.' },
    none: { short: 'Worth keeping.', long: 'Worth keeping for the next time that it matters.' },
  },
};

/** From so many words on a usual sentence is a long one. */
const LONG_SENTENCE = 11;

export type Length = keyof Lengths;
export const lengthOf = ({ sentenceWords }: Voice): Length =>
  sentenceWords >= LONG_SENTENCE ? 'long' : 'short';

const CONTRACTED: [RegExp, string][] = [
  [/\bI am\b/g, "I'm"],
  [/\bI will\b/g, "I'll"],
  [/\bWe are\b/g, "We're"],
  [/\bWe will\b/g, "We'll"],
  [/\bwould not\b/g, "wouldn't"],
];

function inVoice(text: string, voice: Voice): string {
  const spoken = voice.contracts
    ? CONTRACTED.reduce((said, [whole, short]) => said.replaceAll(whole, short), text)
    : text;
  return voice.exclaims ? spoken.replace(/\.$/, '!') : spoken;
}

/** The writer's own sentences as this person would say them, with the core value in its place. */
export interface Wording {
  lead: string;
  value: string;
  question: string;
  /** '' for whoever ends with a statement. */
  closing: string;
}

export function wordingFor(voice: Voice, value: string, length: Length = lengthOf(voice)): Wording {
  const { speaker, isPast, ending } = voice;
  const said = (text: string): string => inVoice(text, voice).replace('{value}', () => value);
  return {
    lead: said(LEADS[speaker][isPast ? 'past' : 'present'][length]),
    value: said(VALUES[speaker][length]),
    question: said(QUESTIONS[speaker][length]),
    closing: ending === 'statement' ? '' : said(CLOSINGS[ending][speaker][length]),
  };
}

/** Beside texts in another language nothing of the writer's own stands but the value's name. */
export const bareWording = (value: string): Wording => ({ lead: '', value, question: value, closing: '' });
