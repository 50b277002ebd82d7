import { formatList, formatNumber, plural } from '../../../kernel/intl.ar.ts';
import type { Source } from '../contract/limits.ts';

/** Items of an archive, or entries of a journal; `two` is the form of two of them where it stands. */
const counted = (source: Source, count: number, two: { items: string; entries: string }): string =>
  source === 'archive'
    ? plural(count, {
        zero: '0 عناصر',
        one: 'عنصر واحد',
        two: two.items,
        few: `${formatNumber(count)} عناصر`,
        many: `${formatNumber(count)} عنصرًا`,
        other: `${formatNumber(count)} عنصر`,
      })
    : plural(count, {
        zero: '0 تدوينات',
        one: 'تدوينة واحدة',
        two: two.entries,
        few: `${formatNumber(count)} تدوينات`,
        many: `${formatNumber(count)} تدوينة`,
        other: `${formatNumber(count)} تدوينة`,
      });
/** As they stand alone or after a colon. */
const items = (source: Source, count: number): string =>
  counted(source, count, { items: 'عنصران', entries: 'تدوينتان' });
/** As they stand after a noun or a preposition. */
const ofItems = (source: Source, count: number): string =>
  counted(source, count, { items: 'عنصرين', entries: 'تدوينتين' });

/* Import: a file that can’t be imported */

export const nothingChanged = 'لم يتغيّر شيء.';
export const empty = 'هذا الملف فارغ.';
export const notUtf8 = 'لا يمكن قراءة النص في هذا الملف. احفظه بترميز «UTF-8» ثم اختره من جديد.';
export const notJson = 'هذا الملف ناقص أو تالف: ليس JSON صالحًا.';
export const notZip = 'ملف zip هذا ناقص أو تالف.';
export const locked = 'ملف zip هذا محمي بكلمة مرور. فك ضغطه واختر الملف الذي بداخله.';
export const tooLarge = (megabytes: number): string =>
  `هذا الملف أكبر من ${formatNumber(megabytes)} ميغابايت. استورد يومياتك في أجزاء أصغر.`;
export const unpacksTooLarge = (megabytes: number): string =>
  `محتوى ملف zip هذا بعد فك الضغط أكبر من ${formatNumber(megabytes)} ميغابايت. استورد يومياتك في أجزاء أصغر.`;
export const tooManyFiles = (files: number): string =>
  `عدد الملفات في ملف zip هذا أكبر من ${formatNumber(files)}. اختر الملف الذي فيه يومياتك.`;
export const tooManyLines = (lines: number): string =>
  `عدد الأسطر في هذا الجدول أكبر من ${formatNumber(lines)}. استورد يومياتك في أجزاء أصغر.`;
export const sizesWrong = 'في ملف zip هذا أكثر مما يعلنه، فليس من الآمن فك ضغطه. صدّر يومياتك من جديد.';
export const packingUnknown = 'ملف zip هذا مضغوط بطريقة لا نستطيع قراءتها. فك ضغطه واختر الملف الذي بداخله.';
export const nothingKnown =
  'لا يوميات في هذا الملف. اختر أرشيفًا، أو ملفًا مصدَّرًا من Day One أو Journey أو Apple Journal، أو جدول CSV.';
export const newer = 'أُعدّ هذا الأرشيف بإصدار أحدث من التطبيق. أعد تحميل الصفحة ثم حاول مرة أخرى.';
export const noDates = 'لا عمود في هذا الجدول فيه تواريخ. سمِّ ذلك العمود «date» في السطر الأول.';
export const noTexts = 'لا عمود في هذا الجدول فيه نصوص. سمِّ ذلك العمود «text» في السطر الأول.';
export const noEntries = 'لا تدوينات في هذا الملف.';
export const unreadable = 'تعذّرت قراءة هذا الملف. حاول مرة أخرى أو اختر ملفًا آخر.';

/* Import: why a part of a file is left out */

export const dateMissing = 'التاريخ ناقص.';
export const dateUnreadable = 'لا يمكن قراءة التاريخ.';
export const dateInFuture = 'التاريخ في المستقبل.';
export const dateTooOld = 'التاريخ قبل سنة 1900.';
export const textMissing = 'النص ناقص.';
export const textInvalid = 'في النص رمز غير صالح.';
export const notAnEntry = 'هذه ليست تدوينة يوميات.';
export const quoteNotClosed = 'علامة اقتباس لم تُغلق، فتُرك هذا السطر وكل ما بعده.';
export const quoteMisplaced = 'علامة اقتباس في غير موضعها.';
export const moodUnknown = 'هذه ليست إحدى درجات المزاج الخمس.';
export const rowInvalid = 'هذا الصف غير صالح.';
export const fieldInvalid = (field: string): string => `قيمة «\u2068${field}\u2069» غير صالحة.`;
export const tableUnknown = 'لا يعرف هذا الإصدار من التطبيق هذا الجدول.';

/* Import: why a picture or a recording is left out */

export const mediaMissing = 'الملف غير موجود.';
export const mediaOfSeveral = 'أكثر من ملف يحمل هذا الاسم.';
export const mediaLocked = 'الملف محمي بكلمة مرور.';
export const mediaEmpty = 'الملف فارغ.';
export const mediaDamaged = 'الملف تالف.';
export const mediaChanged = 'هذا ليس الملف الذي حُفظ في الأرشيف.';
export const mediaTooLarge = (megabytes: number): string =>
  `الملف أكبر من ${formatNumber(Math.round(megabytes))} ميغابايت.`;
export const mediaUnknown = 'الملف ليس صورة ولا تسجيلًا نستطيع قراءته.';
export const videoNotImported = 'لا يمكن استيراد مقاطع الفيديو.';
export const pdfNotImported = 'لا يمكن استيراد ملفات PDF.';
export const pictureTooLarge = 'عدد بكسلات الصورة كبير جدًا.';
export const pictureUnreadable = 'لا يستطيع هذا المتصفح قراءة الصورة.';
export const recordingUnreadable = 'لا يستطيع هذا المتصفح قراءة التسجيل.';
export const tooManyPictures = (count: number): string =>
  `تتجاوز هذه الصورة أقصى عدد للصور في التدوينة: ${formatNumber(count)}.`;
export const tooManyRecordings = (count: number): string =>
  `يتجاوز هذا التسجيل أقصى عدد للتسجيلات في التدوينة: ${formatNumber(count)}.`;
export const notInArchive = 'لم يكن الملف على الجهاز عند إعداد الأرشيف.';
export const ownerMissing = 'ما أُضيف إليه الملف ليس في الأرشيف.';

/* Import: where a part of a file is */

export const fileOf = (place: string, name: string): string => `${place}، \u2068${name}\u2069`;

export const entryAt = (at: number): string => `التدوينة ${at}`;
export const entryInFile = (file: string, at: number): string => `\u2068${file}\u2069، التدوينة ${at}`;
export const lineAt = (line: number): string => `السطر ${line}`;
export const lineAndRowAt = (line: number, row: number): string =>
  `السطر ${line} (الصف ${row} في جدول البيانات)`;
export const rowAt = (table: string, at: number): string => `\u2068${table}\u2069، الصف ${at}`;

/* Import */

export const importTitle = 'استيراد';
export const backToProfileButton = 'العودة إلى الملف الشخصي';

/* Import: choosing a file */

export const importHelp =
  'استورد أرشيفًا من هنا، أو ملفًا مصدَّرًا من Day One أو Journey أو Apple Journal، أو جدولًا فيه تواريخ ونصوص. سترى ما في الملف قبل أن يتغيّر أي شيء، ويمكنك التراجع عن الاستيراد.';
export const dropHere = 'أفلت ملفًا هنا أو الصقه';
export const dropNow = 'أفلت الملف لقراءته';
export const fileKinds = (megabytes: number): string =>
  `ملف Zip أو JSON أو CSV، حتى ${formatNumber(megabytes)} ميغابايت من دون الصور والتسجيلات. يُشفَّر على هذا الجهاز.`;
export const folderDropped = 'هذا مجلد. اختر الملف الذي بداخله، أو اضغطه في ملف zip.';
export const severalDropped = 'هذه عدة ملفات. اختر واحدًا في كل مرة، أو اضغطها في ملف zip.';
export const nothingDropped = 'هذا ليس ملفًا. اختر ملفًا.';
export const exportStepsTitle = 'كيف تصدّر يومياتك';
export const EXPORT_STEPS: readonly { app: string; steps: readonly string[] }[] = [
  {
    app: 'من Day One',
    steps: [
      'في Day One افتح «Settings».',
      'اختر «Import/Export»، ثم «Export»، ثم JSON.',
      'احفظ ملف zip الذي ينشئه Day One، واختره هنا. لا تفك ضغطه.',
    ],
  },
  {
    app: 'من Journey',
    steps: [
      'في Journey افتح «Settings»، ثم «Data».',
      'اختر «Export» وملف zip، وتسميه بعض الإصدارات «Journey Cloud».',
      'احفظ ملف zip واختره هنا. لا تفك ضغطه.',
    ],
  },
  {
    app: 'من Apple Journal',
    steps: [
      'في Apple Journal افتح القائمة في الأعلى واختر «Export All Entries».',
      'احفظ «AppleJournalEntries» على جهازك.',
      'إذا كان مجلدًا فاضغطه: فالمطلوب ملف zip. اختره هنا.',
    ],
  },
  {
    app: 'من تطبيق آخر',
    steps: [
      'صدّر يومياتك كجدول، أو انسخها إلى جدول بيانات.',
      'سمِّ أحد الأعمدة «date» وعمودًا آخر «text».',
      'أعمدة العنوان والمكان والطقس والوسوم اختيارية.',
      'احفظ الجدول بصيغة CSV واختره هنا.',
    ],
  },
];
export const fileToImportLabel = 'الملف المراد استيراده';
export const chooseFileButton = 'اختيار ملف';

/* Import: reading the file */

export const readingFile = 'جارٍ قراءة الملف…';
export const readingFileLabel = 'جارٍ قراءة الملف';
export const cancelButton = 'إلغاء';

/* Import: what is in the file */

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  archive: 'أرشيف',
  day_one: 'Day One',
  journey: 'Journey',
  apple_journal: 'Apple Journal',
  csv: 'جدول CSV',
};
export const contents = (source: Source, count: number): string =>
  `\u2068${SOURCE_NAMES[source]}\u2069: ${items(source, count)}`;
export const period = (first: string, last: string): string => `${first} إلى ${last}`;
/** What comes in besides the words: '512 pictures and 14 recordings'; '' when nothing does. */
export function filesFound(pictures: number, recordings: number): string {
  const counts = [
    pictures > 0 &&
      plural(pictures, {
        one: 'صورة واحدة',
        two: 'صورتان',
        few: `${formatNumber(pictures)} صور`,
        many: `${formatNumber(pictures)} صورة`,
        other: `${formatNumber(pictures)} صورة`,
      }),
    recordings > 0 &&
      plural(recordings, {
        one: 'تسجيل واحد',
        two: 'تسجيلان',
        few: `${formatNumber(recordings)} تسجيلات`,
        many: `${formatNumber(recordings)} تسجيلًا`,
        other: `${formatNumber(recordings)} تسجيل`,
      }),
  ];
  return formatList(counts.filter((count) => count !== false));
}
export const longEntriesSplit = (count: number): string =>
  plural(count, {
    one: 'ستُقسم تدوينة طويلة واحدة إلى عدة تدوينات في اليوم نفسه.',
    two: 'ستُقسم تدوينتان طويلتان، كل منهما إلى عدة تدوينات في اليوم نفسه.',
    few: `ستُقسم ${formatNumber(count)} تدوينات طويلة، كل منها إلى عدة تدوينات في اليوم نفسه.`,
    many: `ستُقسم ${formatNumber(count)} تدوينة طويلة، كل منها إلى عدة تدوينات في اليوم نفسه.`,
    other: `ستُقسم ${formatNumber(count)} تدوينة طويلة، كل منها إلى عدة تدوينات في اليوم نفسه.`,
  });
export const dayOrderTitle = 'التواريخ من نوع \u206603/04/2026\u2069';
export const dayFirst = 'اليوم أولًا: 3 أبريل';
export const monthFirst = 'الشهر أولًا: 4 مارس';
export const firstEntriesLabel = 'أول التدوينات';
export const importButton = (source: Source, count: number): string => `استيراد ${ofItems(source, count)}`;
export const chooseAnotherFileButton = 'اختيار ملف آخر';

/* Import: what is left out */

export const problemsTitle = (source: Source, count: number): string => {
  if (source === 'csv') return `أسطر لا يمكن استيرادها: ${formatNumber(count)}`;
  return source === 'archive'
    ? `عناصر لا يمكن استيرادها: ${formatNumber(count)}`
    : `تدوينات لا يمكن استيرادها: ${formatNumber(count)}`;
};
export const problemAt = <Part>(place: Part, reason: Part) => [place, ': ', reason];
export const fileProblemsTitle = (count: number): string =>
  `صور وتسجيلات لا يمكن استيرادها: ${formatNumber(count)}`;
export const moreProblems = (count: number): string =>
  `وغيرها (${formatNumber(count)}). احفظ القائمة لتراها كلها.`;
export const saveListButton = 'حفظ القائمة';
export const placeColumn = 'الموضع';
export const reasonColumn = 'السبب';

/* Import: importing */

export const importingTitle = 'جارٍ الاستيراد';
export const importProgress = (source: Source, done: number, total: number): string =>
  source === 'archive'
    ? `العناصر المستوردة: ${formatNumber(done)} من ${formatNumber(total)}.`
    : `التدوينات المستوردة: ${formatNumber(done)} من ${formatNumber(total)}.`;
export const filesProgress = (done: number, total: number): string =>
  `استُوردت كلماتك. الصور والتسجيلات المقروءة: ${formatNumber(done)} من ${formatNumber(total)}.`;
export const keepTabOpen = 'يمكنك فتح صفحات أخرى، لكن أبقِ علامة التبويب هذه مفتوحة.';

/* Import: the result */

export const importedSoFarTitle = (source: Source, count: number): string =>
  `المستورد حتى الآن: ${items(source, count)}`;
export const importedTitle = (source: Source, count: number): string =>
  `تم استيراد ${ofItems(source, count)}`;
export const alreadyThere = (source: Source, count: number): string =>
  `كان موجودًا من قبل ولم يتغيّر: ${items(source, count)}.`;
export const filesImported = (count: number): string => `الصور والتسجيلات المستوردة: ${formatNumber(count)}.`;
export const noPoints = 'لا تكسب الأيام المستوردة نقاطًا.';
export const continueImportButton = 'متابعة الاستيراد';
export const openJournalButton = 'فتح يومياتك';
export const importAnotherFileButton = 'استيراد ملف آخر';

/* Import: undoing one */

export const undoImportButton = 'تراجع عن الاستيراد';
export const undoImportLabel = (day: string, source: Source): string =>
  `تراجع عن استيراد ${day} (\u2068${SOURCE_NAMES[source]}\u2069)`;
export const undoImportTitle = 'التراجع عن هذا الاستيراد؟';
export const undoImportText = (source: Source, count: number): string =>
  source === 'archive'
    ? `يزيل ذلك من كل أجهزتك: ${items(source, count)}. ويبقى ما عدّلته بعد الاستيراد، والإعدادات المستعادة من الأرشيف.`
    : `يزيل ذلك من كل أجهزتك: ${items(source, count)}. وتبقى كل تدوينة عدّلتها بعد الاستيراد.`;
export const keepImportButton = 'إبقاء الاستيراد';
export const undoneExceptChanged = (source: Source, count: number): string =>
  `تم التراجع عن الاستيراد، إلا ما عدّلته بعده: ${items(source, count)}.`;

/* Import: earlier imports */

export const earlierImportsTitle = 'عمليات استيراد سابقة';
export const undoneImportOf = (day: string): string => `${day}، تم التراجع عنه`;
