import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BLANK_QUERY,
  documentKey,
  marksIn,
  relevanceByScan,
  type SearchDocument,
  wordsOf,
} from '../rules.ts';
import { SearchIndex } from './search-index.ts';

/* What is found by words in each language that a diary may be written in. */

const lesson = (text: string, id = text): SearchDocument => ({
  key: documentKey('lesson', id),
  kind: 'lesson',
  id,
  date: '2026-05-01',
  texts: [text],
});

/** Pages around it, so that the diary has a language. */
const AROUND = {
  en: ['I called my sister and we talked about the garden.', 'It was a quiet day and I read a book.'],
  de: ['Heute war ich mit den Kindern im Wald.', 'Ich habe lange nicht mehr so gut geschlafen.'],
  es: ['Hoy cené con mi hermana y hablamos de todo.', 'No dormí bien porque tenía mucho calor.'],
  fr: ['Aujourd’hui je suis allé voir ma sœur.', 'J’ai bien dormi et le matin était calme.'],
  pt: ['Hoje jantei com a minha irmã e foi muito bom.', 'Não dormi bem porque estava com calor.'],
  ja: ['今日は妹と庭の話をした。', '静かな一日で、本を読みました。'],
  ar: ['تحدثت اليوم مع أختي عن الحديقة.', 'كان يوما هادئا وقرأت كتابا جميلا.'],
} as const;

function indexOf(texts: readonly string[]): SearchIndex {
  const index = new SearchIndex();
  index.update(
    texts.map((text) => lesson(text)),
    [],
  );
  index.indexWaiting(() => false);
  return index;
}

/** What is found of a text among pages of its language, with the words that are marked; undefined where it is not found. */
function markedBy(language: keyof typeof AROUND, text: string, asked: string): string[] | undefined {
  const found = indexOf([...AROUND[language], text]).search({ ...BLANK_QUERY, text: asked });
  if (!found.keys.includes(documentKey('lesson', text))) return undefined;
  return marksIn(text, found.words).map(({ start, end }) => text.slice(start, end));
}

describe('a word is found in its other forms, and marked as it is written', () => {
  test.each([
    ['en', 'I was running along the canal before work.', 'runs', ['running']],
    ['en', 'My worries were smaller than they looked at night.', 'worry', ['worries']],
    ['en', 'Argued', 'arguing', ['Argued']],
    ['de', 'Ich will wieder jeden Morgen laufen.', 'Läufe', ['laufen']],
    ['de', 'Die langen Läufe am Fluss tun mir gut.', 'laufen', ['Läufe']],
    ['de', 'Die LÄUFE am Fluss tun mir gut.', 'lauf', ['LÄUFE']],
    ['de', 'Wir haben die alten Häuser gesehen.', 'Haus', ['Häuser']],
    ['de', 'Meine Ängste', 'Angst', ['Ängste']],
    ['es', 'Una lección de piano con la vecina.', 'lecciones', ['lección']],
    ['es', 'Las lecciones de la vida no se olvidan.', 'lección', ['lecciones']],
    ['es', 'Mi amiga vino a verme por la tarde.', 'amigos', ['amiga']],
    ['es', 'Buenas educaciones', 'educación', ['educaciones']],
    ['fr', 'Les leçons de la semaine étaient dures.', 'leçon', ['leçons']],
    ['fr', 'Une journée heureuse avec les enfants.', 'heureux', ['heureuse']],
    ['fr', 'Nous avons marché et parlé de nos peurs.', 'peur', ['peurs']],
    ['pt', 'As lições da semana foram duras para mim.', 'lição', ['lições']],
    ['pt', 'A minha amiga veio me ver à tarde.', 'amigos', ['amiga']],
    ['pt', 'Estava correndo no parque com o cachorro.', 'correr', ['correndo']],
  ] as const)('%s: %s by %s', (language, text, asked, marked) => {
    expect(markedBy(language, text, asked)).toEqual(marked);
  });

  test.each([
    ['in a text of another language', 'de', 'The haus music was loud and I could not sleep.', 'Häuser'],
    ['in English, by an ending of Spanish', 'en', 'The gate was open and nobody was there.', 'gatos'],
    ['of a word without endings', 'de', 'Das war nicht so gut, wie ich dachte.', 'gar'],
  ] as const)('but not %s', (_, language, text, asked) => {
    expect(markedBy(language, text, asked)).toBeUndefined();
  });

  test('of two languages in one diary, each in its own pages', () => {
    const index = indexOf([
      ...AROUND.de,
      ...AROUND.en,
      'Ich bin nach den Läufen sehr müde.',
      'I go for runs with my brother.',
    ]);
    const keys = (text: string) => index.search({ ...BLANK_QUERY, text }).keys;
    expect(keys('laufen')).toEqual(['lesson:Ich bin nach den Läufen sehr müde.']);
    expect(keys('running')).toEqual(['lesson:I go for runs with my brother.']);
  });

  test('a page that is gone, or reads differently, is not found by them any longer', () => {
    const index = indexOf([...AROUND.de, 'Die langen Läufe am Fluss tun mir gut.']);
    const gone = documentKey('lesson', 'Die langen Läufe am Fluss tun mir gut.');
    index.update([], [gone]);
    expect(index.search({ ...BLANK_QUERY, text: 'laufen' }).keys).toEqual([]);
  });
});

describe('one word may be written in several ways', () => {
  test.each([
    ['de', 'Die Straße war nass und leer heute.', 'strasse', ['Straße']],
    ['de', 'Die Strasse war nass und leer heute.', 'straße', ['Strasse']],
    ['de', 'Das Frühstück war gut.', 'fruehstueck', ['Frühstück']],
    ['de', 'Das Frühstück war gut.', 'fruehst', ['Frühstück']],
    ['de', 'Das Fruehstueck war gut.', 'frühstück', ['Fruehstueck']],
    ['de', 'Das Fruehstueck war gut.', 'Früh', ['Fruehstueck']],
    ['de', 'Das Fru\u0308hstu\u0308ck war gut.', 'fruehstueck', ['Fru\u0308hstu\u0308ck']],
    ['es', 'Mañana será otro día', 'manana', ['Mañana']],
    ['fr', 'Un cœur léger et du temps', 'coeur', ['cœur']],
    ['ar', 'قَرَأْتُ الكِتابَ في المَساءِ', 'قرأت', ['قَرَأْتُ']],
    ['ar', 'قرأت الكتـــاب في المساء', 'الكتاب', ['الكتـــاب']],
    ['ar', 'قرأت الكتاب في المساء', 'كتاب', ['الكتاب']],
    ['ar', 'قرأت في كتاب قديم', 'الكتاب', ['كتاب']],
    ['ar', 'كتبت بالقلم وللكتاب رائحة', 'قلم', ['بالقلم']],
    ['ar', 'ذهبت إلى المدرسة مع أختي', 'المدرسه', ['المدرسة']],
    ['ar', 'ذهبت الى المدرسة مع اختي', 'أختي', ['اختي']],
    ['ar', 'زرت المستشفى مع أمي', 'المستشفي', ['المستشفى']],
    ['ar', 'آمل أن يكون الغد أفضل', 'امل', ['آمل']],
    ['ja', 'ｺｰﾋｰを飲んで早く寝た', 'コーヒー', ['ｺｰﾋｰ']],
    ['ja', 'コーヒーを飲んで早く寝た', 'ｺｰﾋｰ', ['コーヒー']],
    ['ja', '５ｋｍ走ってＹｏｇａもした', 'yoga', ['Ｙｏｇａ']],
  ] as const)('%s: %s by %s', (language, text, asked, marked) => {
    expect(markedBy(language, text, asked)).toEqual(marked);
  });
});

describe('Japanese is cut into words', () => {
  test.each([
    ['東京都庁で日記を書いた', '日記', ['日記']],
    ['歯医者に電話する', '電話', ['電話']],
    ['歯医者に電話する', '医者', ['歯医者']],
    ['母と川沿いを走った', '走った', ['走', 'っ', 'た']],
    ['がんばったので眠い', 'がんば', ['がん', 'ばった']],
  ])('%s by %s', (text, asked, marked) => {
    expect(markedBy('ja', text, asked)).toEqual(marked);
  });
});

test('whatever is asked, everything is found that has the words as they are, and the marks are of the text', () => {
  const texts = Object.values(AROUND).flat();
  const index = indexOf(texts);
  const words = texts.flatMap((text) => wordsOf(text).map(({ start, end }) => text.slice(start, end)));
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.integer({ min: 1, max: 12 }), (word, length) => {
      const { keys, words: found } = index.search({
        ...BLANK_QUERY,
        text: [...word].slice(0, length).join(''),
      });
      for (const text of texts) {
        const forms = ` ${wordsOf(text)
          .flatMap((each) => each.forms)
          .join(' ')} `;
        if (relevanceByScan(found.asked, forms) === undefined) continue;
        expect(keys).toContain(documentKey('lesson', text));
        expect(marksIn(text, found).length).toBeGreaterThan(0);
      }
    }),
  );
});
