import type { LocalDate } from '../../../kernel/calendar.ts';
import type { KnownPerson } from '../../../language/topics/relations.ts';
import { questionAsked } from '../rules/asked-question.ts';
import { type DocumentKey, type Query, queryWords, type SearchDocument } from '../rules.ts';
import type { JournalQuestion, questionsOf } from './journal-questions.ts';
import type { MeaningIndex, Related } from './meaning-index.ts';
import type { MentionedPerson } from './mentioned-people.ts';
import { moreAbout } from './more-about-text.ts';
import type { answersTo } from './own-question.ts';
import { type Found, SearchIndex } from './search-index.ts';

/*
 * The search index beside the page: folding, indexing and each search run here, so that typing never waits for them.
 */

export type ToWorker =
  /** `last`: whatever is on the device has been sent. */
  | { change: { put: SearchDocument[]; gone: DocumentKey[]; last: boolean } }
  | { ask: Question }
  /** Something whose page shows what else is about it; undefined when nobody is there any more. */
  | { about: About | undefined }
  /** Who people are, as the person has said. */
  | { people: readonly KnownPerson[] }
  /** The person may want to ask what `questionsOf` knows: it is told, and told again when it changes. */
  | { questions: true };

/** Who asks: each has one question at a time, and none disturbs another's. */
export type Asker = 'page' | 'palette' | 'found-bar';

export interface Question {
  asker: Asker;
  number: number;
  query: Query;
}

/** What else is about the same as a text is wanted. */
export interface About {
  text: string;
  /** What its page shows already. */
  except: readonly DocumentKey[];
  today: LocalDate;
}

export type FromWorker =
  | Answered
  /** What else is about a text, the best first. */
  | { about: string; related: Related[] }
  /** `who` is somebody of whom it is not known who they are. */
  | { questions: JournalQuestion[]; who: MentionedPerson | undefined; isMostlyOther: boolean };

export interface Answered {
  asker: Asker;
  /** Of the question that is answered. A question is answered again when more is known. */
  number: number;
  found: Found;
  /** What is about the same without having the words; undefined while that is not known, or nobody asks for it. */
  related: Related[] | undefined;
  /** What answers the question that was typed; undefined while that is not known, or nothing was asked. */
  answers: Related[] | undefined;
  /** Everything that was sent has been looked through. */
  isComplete: boolean;
}

/** How long the index is worked on at a stretch: a question waits no longer than that. In milliseconds. */
const STRETCH_MS = 10;
/** How often an open question is answered again while documents arrive, in milliseconds. */
const AGAIN_MS = 120;

/** A worker's own side looks like the page's side of it. */
const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;

const index = new SearchIndex();
/** What words are about comes with the first question of the page; until then what it has to read waits here. */
let meaning: MeaningIndex | undefined;
let questionsIn: typeof questionsOf | undefined;
let answersIn: typeof answersTo | undefined;
let isMeaningComing = false;
let areQuestionsAsked = false;
let about: About | undefined;
/** Who people are, as the person has said. */
let people: readonly KnownPerson[] = [];
const unread: [put: SearchDocument[], gone: DocumentKey[]][] = [];

/** Without it what has the words is found all the same; the next question tries again. */
async function loadMeaning(): Promise<void> {
  if (isMeaningComing || meaning) return;
  isMeaningComing = true;
  const loaded = await Promise.all([
    import('./meaning-index.ts'),
    import('./journal-questions.ts'),
    import('./own-question.ts'),
  ]).catch(() => undefined);
  isMeaningComing = false;
  if (!loaded) return;
  meaning = new loaded[0].MeaningIndex();
  meaning.knowPeople(people);
  questionsIn = loaded[1].questionsOf;
  answersIn = loaded[2].answersTo;
  for (const [put, gone] of unread.splice(0)) meaning.update(put, gone);
  begin();
}

const questions = new Map<Asker, Question>();
let isComplete = false;
let isWorking = false;
let again: ReturnType<typeof setTimeout> | undefined;

const post = (message: FromWorker): void => page.postMessage(message);

function answer({ asker, number, query }: Question): void {
  // What else could be asked is only worth saying once nothing is still to come.
  const isKnown = isComplete && !isWorking;
  const found = isKnown ? index.searchWithInstead(query) : index.search(query);
  const related = isKnown && asker === 'page' ? meaning?.search(query, new Set(found.keys)) : undefined;
  const answers = isKnown && asker === 'page' ? ownAnswers(query) : undefined;
  // A question has its answers alone: what is less near to it answers nothing.
  post({ asker, number, found, related: answers ? [] : related, answers, isComplete });
}

function ownAnswers(query: Query): Related[] | undefined {
  const question = query.today ? questionAsked(query.text, query.today) : undefined;
  // What is asked in another language is looked for by its words.
  return question && meaning?.canRead(query.text) ? answersIn?.(question, meaning, query) : undefined;
}

/** Answers once everything has been read: until then the best may be still to come. */
function answerAbout(): void {
  if (about && meaning && isComplete && !isWorking)
    post({ about: about.text, related: moreAbout(about, meaning) });
}

function answerAll(): void {
  clearTimeout(again);
  again = undefined;
  for (const question of questions.values()) answer(question);
  answerAbout();
  if (areQuestionsAsked && isComplete && !isWorking && meaning && questionsIn)
    post({
      questions: questionsIn(meaning),
      who: meaning.mostMentioned(),
      isMostlyOther: meaning.isMostlyOther,
    });
}

function work(): void {
  const start = performance.now();
  const isOver = (): boolean => performance.now() - start > STRETCH_MS;
  isWorking = !(index.indexWaiting(isOver) && (meaning?.indexWaiting(isOver) ?? true));
  if (isWorking) setTimeout(work);
  else answerAll();
}

function begin(): void {
  if (isWorking) return;
  isWorking = true;
  setTimeout(work);
}

page.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('ask' in data) {
    const { asker, query } = data.ask;
    if (queryWords(query.text).length === 0) {
      questions.delete(asker);
      return;
    }
    questions.set(asker, data.ask);
    answer(data.ask);
    if (asker === 'page') void loadMeaning();
    return;
  }
  if ('about' in data) {
    about = data.about;
    if (!about) return;
    answerAbout();
    void loadMeaning();
    return;
  }
  if ('people' in data) {
    people = data.people;
    meaning?.knowPeople(people);
    if (meaning) begin();
    return;
  }
  if ('questions' in data) {
    areQuestionsAsked = true;
    if (meaning) answerAll();
    void loadMeaning();
    return;
  }
  const { put, gone, last } = data.change;
  index.update(put, gone);
  if (meaning) meaning.update(put, gone);
  else unread.push([put, gone]);
  isComplete = last;
  again ??= setTimeout(answerAll, AGAIN_MS);
  begin();
};
