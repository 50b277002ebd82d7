import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DiaryLanguages,
  languageOf,
  languagesOf,
  textsInEnglish,
  type WrittenLanguage,
} from './written-in.ts';

/** Lines as people write them in a diary: short, some without a verb. */
const SNIPPETS: Record<WrittenLanguage, readonly string[]> = {
  en: [
    'Finished the quarterly report and went for a long walk by the river.',
    'Mom called, we laughed about the old car.',
    'Too tired to run, but I stretched for ten minutes.',
    'Call the dentist before noon',
    'Grateful for a quiet morning.',
    'I’m afraid I won’t be ready in time.',
  ],
  de: [
    'Heute bin ich endlich wieder gelaufen, fünf Kilometer am Fluss.',
    'Mama hat angerufen, wir haben lange gelacht.',
    'Ich habe Angst, dass ich nicht rechtzeitig fertig werde.',
    'Zahnarzt anrufen und Rezept abholen',
    'Dankbar für einen ruhigen Morgen.',
    'Weniger Handy, mehr schlafen.',
  ],
  es: [
    'Hoy terminé el informe y salí a caminar junto al río.',
    'Mi madre llamó y nos reímos un buen rato.',
    'Tengo miedo de no llegar a tiempo.',
    'Llamar al dentista antes del mediodía',
    'Agradecida por una mañana tranquila.',
    'Dormir más y mirar menos el móvil.',
  ],
  fr: [
    'Aujourd’hui j’ai fini le rapport et marché au bord de la rivière.',
    'Maman a appelé, on a bien ri.',
    'J’ai peur de ne pas être prête à temps.',
    'Appeler le dentiste avant midi',
    'Reconnaissante pour un matin calme.',
    'Dormir plus, moins de téléphone.',
  ],
  pt: [
    'Hoje terminei o relatório e caminhei à beira do rio.',
    'A minha mãe ligou e rimos muito.',
    'Tenho medo de não estar pronta a tempo.',
    'Ligar para o dentista antes do meio-dia',
    'Grata por uma manhã tranquila.',
    'Dormir mais e olhar menos para o celular.',
  ],
  ja: [
    '今日は久しぶりに川沿いを五キロ走った。',
    '母から電話があって、たくさん笑った。',
    '間に合わないのが怖い。',
    '昼までに歯医者に電話する',
    '静かな朝に感謝。',
    'ｺｰﾋｰを飲んで、早く寝た',
  ],
  ar: [
    'مشيت اليوم على ضفة النهر خمسة كيلومترات.',
    'اتصلت أمي وضحكنا كثيرًا.',
    'أخاف ألا أكون جاهزة في الوقت المناسب.',
    'الاتصال بطبيب الأسنان قبل الظهر',
    'مُمْتَنَّة لِصَباحٍ هادِئ.',
    'النوم مبكرًا والابتعاد عن الهاتف',
  ],
};
const EACH = Object.entries(SNIPPETS) as [WrittenLanguage, readonly string[]][];
const LINES = EACH.flatMap(([language, lines]) => lines.map((line) => [language, line] as const));

describe('what a text is written in', () => {
  test.each(LINES)('%s: %s', (language, line) => {
    expect(languageOf(line)).toBe(language);
  });

  test.each(LINES)('%s in capital letters, with emoji, numbers and an address: %s', (language, line) => {
    expect(languageOf(`🙂 12.5 ${line.toUpperCase()} 💪🏽 2026 https://the.and.of/with/that`)).toBe(language);
  });

  test.each([
    ['nothing', ''],
    ['one word', 'Yoga'],
    ['one word that is English', 'Because'],
    ['one word that is German', 'Dankbar'],
    ['a name', 'Nora Bell'],
    ['a word that everyone borrows', 'Meeting, Pizza'],
    ['emoji', '🙂🙂 💪🏽 👩‍👩‍👧'],
    ['numbers', '12.5 km, 42 %, 7:30'],
    ['an address', 'https://www.example.org/the/and/of'],
    ['Dutch', 'Ik heb vandaag lang gewandeld met mijn zus.'],
    ['Italian', 'Oggi ho camminato lungo il fiume con mia sorella.'],
    ['Swedish', 'Idag sprang jag längs ån och är trött.'],
    ['Polish', 'Dziś biegałam nad rzeką z siostrą.'],
    ['Turkish', 'Bugün nehir kenarında yürüdüm.'],
    ['Chinese', '今天天气很好，我去跑步了。'],
    ['Korean', '오늘은 강가를 달렸다.'],
    ['Russian', 'Сегодня я бегал у реки.'],
    ['Persian', 'امروز با خواهرم کنار رودخانه راه رفتم و چای خوردیم.'],
    [
      'half English, half German',
      'I went to the park and it was nice. Danach habe ich noch mit Papa gekocht.',
    ],
    ['half English, half Japanese', 'I met her at noon today. 一緒にご飯を食べてとても楽しかったです。'],
  ])('nothing is said of %s', (_, text) => {
    expect(languageOf(text)).toBeUndefined();
  });

  test.each([
    ['She said “das ist nicht so schlimm” and I laughed.'],
    ['I read «El amor en los tiempos del cólera» until midnight.'],
    ['My talk about Zeitgeist went well, and the team said danke schön.'],
    ['We had tapas and vino tinto with the neighbors.'],
    ['Déjà vu at the café, but it was a good one.'],
    ['Learned the word 木漏れ日 today, it is about light in the trees.'],
  ])('English with foreign words stays English: %s', (text) => {
    expect(languageOf(text)).toBe('en');
  });

  test('a text says the same however often it is repeated', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LINES), fc.integer({ min: 2, max: 6 }), ([language, line], times) => {
        expect(languageOf(Array.from({ length: times }, () => line).join('\n'))).toBe(language);
      }),
    );
  });

  test('any text has an answer, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect([undefined, ...Object.keys(SNIPPETS)]).toContain(languageOf(text));
      }),
    );
  });
});

describe('texts that belong together', () => {
  test('what says too little by itself is in the language of them all', () => {
    expect(languagesOf(['Heute war ein guter Tag mit den Kindern.', 'Marathon', ''])).toEqual([
      'de',
      'de',
      undefined,
    ]);
  });

  test('what says enough keeps its own language', () => {
    expect(languagesOf([SNIPPETS.en[0] ?? '', SNIPPETS.fr[0] ?? '', 'Yoga'])).toEqual([
      'en',
      'fr',
      undefined,
    ]);
  });

  test('several short ones say enough together', () => {
    expect(languagesOf(['Mut', 'Schlafen gehen', 'Angst'])).toEqual(['de', 'de', 'de']);
  });
});

describe('a diary', () => {
  const languagesIn = (languages: readonly (WrittenLanguage | undefined)[]): DiaryLanguages => {
    const diary = new DiaryLanguages();
    for (const language of languages) diary.count(language);
    return diary;
  };

  test('is usually in the language of more than half of what is known of it', () => {
    expect(languagesIn(['de', 'en', 'de', undefined, undefined]).usual).toBe('de');
    expect(languagesIn(['de', 'en']).usual).toBeUndefined();
    expect(languagesIn([undefined]).usual).toBeUndefined();
  });

  test('takes back what is gone', () => {
    const diary = languagesIn(['de', 'de', 'en']);
    diary.count('de', -1);
    diary.count('de', -1);
    diary.count(undefined, -1);
    expect(diary.all).toEqual(['en']);
    expect(diary.usual).toBe('en');
  });

  test('of any lines in one language is in that language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EACH),
        fc.array(fc.nat({ max: 5 }), { minLength: 1 }),
        ([language, lines], chosen) => {
          expect(languagesIn(chosen.map((at) => languageOf(lines[at] ?? ''))).usual).toBe(language);
        },
      ),
    );
  });
});

describe('of texts those in English', () => {
  const [english = '', german = ''] = [SNIPPETS.en[0], SNIPPETS.de[0]];

  test.each([
    ['are all where nothing else is known', ['Yoga', english], ['Yoga', english]],
    [
      'are some, without the short ones, where most are in another',
      ['Yoga', english, german, german],
      [english],
    ],
    ['are all but the others', ['Yoga', english, english, german], ['Yoga', english, english]],
    ['are none of none', [], []],
  ])('%s', (_, texts, expected) => {
    expect(textsInEnglish(texts)).toEqual(expected);
  });
});
