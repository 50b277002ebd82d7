import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* Adding pictures and recordings */

export const addPicturesButton = 'إضافة صور';
export const recordButton = 'تسجيل صوت';
export const addingNotLoaded = 'لا يمكن إضافة صور الآن. تحقّق من اتصالك ثم حاول مرة أخرى.';
export const preparingLabel = (name: string): string => `جارٍ تجهيز \u2068${name}\u2069`;
export const dismissButton = 'إغلاق';
export const dismissLabel = (name: string): string => `إغلاق الرسالة عن \u2068${name}\u2069`;
export const tooManyPictures = (most: number): string =>
  `لم تُضف هذه الصورة. أقصى عدد للصور هنا: ${formatNumber(most)}.`;
export const tooManyRecordings = (most: number): string =>
  `لم يُضف هذا التسجيل. أقصى عدد للتسجيلات هنا: ${formatNumber(most)}.`;
export const noRoomOnDevice = 'لا تكفي المساحة على هذا الجهاز. أفرغ بعض المساحة ثم أضف الملف من جديد.';
export const notKeptOnDevice = 'لا يسمح هذا المتصفح بتخزين الملفات، فلم يُضف الملف.';
export const notAdded = 'تعذّرت إضافة الملف. حاول مرة أخرى.';
export const keepPlacesLabel = 'الاحتفاظ بمكان التقاط الصور';
export const keepPlacesHelp = 'متوقف على هذا الجهاز ما لم تفعّله. يُخزَّن مشفَّرًا.';
export const unmeteredLabel = 'رفع الصور والتسجيلات عبر Wi-Fi فقط';
export const unmeteredHelp = 'تبقى حتى ذلك الحين على هذا الجهاز. أما ما تكتبه فيُرسل فورًا دائمًا.';

/* Why a picture isn't taken */

export const fileEmpty = 'هذا الملف فارغ.';
export const fileIsDrawing = 'لا يمكن إضافة رسوم SVG. احفظ الرسم أولًا بصيغة PNG أو JPEG.';
export const fileIsVideo = 'هذا فيديو. لا يمكن أن تُضاف هنا إلا الصور.';
export const fileIsOther = 'هذا الملف ليس صورة. يمكنك إضافة ملفات JPEG وPNG وWebP وGIF وHEIC وAVIF.';
export const fileIsTwo = 'يحتوي هذا الملف على شيء آخر غير الصورة، فلا يمكن إضافته.';
export const fileDamaged = 'هذه الصورة ناقصة أو تالفة.';
export const fileTooManyPixels = 'هذه الصورة كبيرة جدًا. أقصى حجم لها 100 ميغابكسل.';
export const fileTooManyBytes = 'هذا الملف كبير جدًا. أقصى حجم له 150 ميغابايت.';
export const fileNotDecoded = 'لا يستطيع هذا المتصفح فتح هذه الصورة. احفظها بصيغة JPEG ثم أضفها من جديد.';
export const browserTooOld = 'لا يستطيع هذا المتصفح تجهيز الصور. حدّثه أو استخدم متصفحًا آخر.';

/* Pictures under what was written */

export const attachmentsLabel = 'الصور والتسجيلات';
export const picturesLabel = 'الصور';
const numbered = (number: number, count: number): string =>
  `الصورة ${formatNumber(number)} من ${formatNumber(count)}`;
export const pictureLabel = (description: string, number: number, count: number): string =>
  description === '' ? numbered(number, count) : `\u2068${description}\u2069. ${numbered(number, count)}`;
export const pictureOffline = 'ليست على هذا الجهاز بعد';
export const pictureOnItsWay = 'ما زالت على جهاز آخر';
export const pictureGone = 'لم تعد متاحة';
export const pictureDamaged = 'لا يمكن عرضها';
export const onlyHere = (count: number): string =>
  plural(count, {
    one: 'على هذا الجهاز فقط حتى الآن',
    two: 'ملفان على هذا الجهاز فقط حتى الآن',
    few: `${formatNumber(count)} ملفات على هذا الجهاز فقط حتى الآن`,
    many: `${formatNumber(count)} ملفًا على هذا الجهاز فقط حتى الآن`,
    other: `${formatNumber(count)} ملف على هذا الجهاز فقط حتى الآن`,
  });
export const sending = 'جارٍ الرفع';
export const sendAgainButton = 'إعادة المحاولة';
export const pictureAlone = 'صورة';

/* The pictures of a history, month by month */

export const showPicturesButton = 'عرض الصور';
export const showPagesButton = 'عرض الصفحات';
export const monthsLabel = 'الأشهر التي فيها صور';
export const picturesOfMonth = (month: string): string => `صور ${month}`;
export const datedPictureLabel = (day: string, description: string, number: number, count: number): string =>
  `${day}. ${pictureLabel(description, number, count)}`;
export const noPicturesTitle = 'لا صور بعد.';
export const noPicturesHint = 'تظهر هنا الصور التي تضيفها إلى صفحاتك.';

/* Describing a picture */

export const describeQuestion = 'ماذا تُظهر هذه الصورة؟';
export const describeQuestionOf = (number: number): string => `ماذا تُظهر الصورة رقم ${formatNumber(number)}؟`;
export const describeHelp = 'اختياري. تقرؤه قارئات الشاشة.';
export const descriptionLabel = 'الوصف';
export const saveDescriptionButton = 'حفظ';
export const skipDescriptionButton = 'تخطٍّ';
export const addDescriptionButton = 'إضافة وصف';
export const editDescriptionButton = 'تعديل الوصف';
export const cancelButton = 'إلغاء';
export const notChanged = 'تعذّر حفظ تغييرك. حاول مرة أخرى.';

/* The viewer */

export const viewerTitle = 'صورة';
export const closeButton = 'إغلاق';
export const previousButton = 'عرض الصورة السابقة';
export const nextButton = 'عرض الصورة التالية';
export const zoomInButton = 'تكبير';
export const zoomOutButton = 'تصغير';
export const deletePictureButton = 'حذف الصورة';
export const positionOf = (number: number, count: number): string =>
  `${formatNumber(number)} من ${formatNumber(count)}`;
export const pictureDeleted = 'حُذفت الصورة';
export const recordingDeleted = 'حُذف التسجيل';
export const notDeleted = 'تعذّر الحذف. حاول مرة أخرى.';
export const originalOffline = 'ترى الآن نسخة صغيرة. تُحمَّل الصورة الكاملة عند توفر الاتصال.';
export const originalOnItsWay = 'ترى الآن نسخة صغيرة. ما زالت الصورة الكاملة على جهاز آخر.';
export const originalNotShown = 'ترى الآن نسخة صغيرة. لا يمكن عرض الصورة الكاملة.';

/* Recording */

export const recordingTitle = 'تسجيل';
export const recordingTime = (time: string, most: string): string => `${time} من ${most}`;
export const recordingName = (time: string): string => `تسجيل ${time}`;
export const stopButton = 'إيقاف';
export const keepRecordingButton = 'متابعة التسجيل';
export const discardButton = 'تجاهل';
export const microphoneRefused =
  'لا يستطيع Growth Loop استخدام الميكروفون. اسمح بذلك في إعدادات متصفحك ثم حاول مرة أخرى.';
export const microphoneMissing = 'لم نجد ميكروفونًا.';
export const recordingFailed = 'توقف التسجيل على غير توقع. ما سُجّل حتى ذلك الحين تجده أدناه.';
export const recordingEmpty = 'لم يُسجَّل شيء. حاول مرة أخرى.';
export const recordingNumber = (number: number): string => `التسجيل ${formatNumber(number)}`;
export const playButton = 'تشغيل';
export const pauseButton = 'إيقاف مؤقت';
export const playbackPosition = 'الموضع';
export const positionText = (time: string, whole: string): string => `${time} من ${whole}`;
export const speedLabel = (speed: number): string => `السرعة: ${formatNumber(speed)}×`;
export const speedButton = (speed: number): string => `${formatNumber(speed)}×`;
export const recordingOptions = (number: number): string => `خيارات التسجيل ${formatNumber(number)}`;
export const deleteButton = 'حذف';
export const transcriptLabel = 'ما قلته';
export const addTranscriptButton = 'كتابة ما قلته';
export const editTranscriptButton = 'تعديل النص';
export const recordingNotHere = 'هذا التسجيل ليس على هذا الجهاز بعد. يُحمَّل عند توفر الاتصال.';
export const recordingOnItsWay = 'هذا التسجيل ما زال على جهاز آخر.';
export const recordingNotPlayed = 'لا يمكن تشغيل هذا التسجيل هنا.';

/* What was done, where changes are listed that weren't saved */

export const newPicture = 'صورة';
export const newRecording = 'تسجيل';
export const changedDescription = 'وصف صورة';
export const changedTranscript = 'نص تسجيل';
export const deletedPicture = 'حذف صورة';
export const deletedRecording = 'حذف تسجيل';
export const restoredPicture = 'استعادة صورة';
export const restoredRecording = 'استعادة تسجيل';

/* Refusals of the server */

export const attachmentNotFound = 'هذه الصورة أو هذا التسجيل لم يعد موجودًا.';
export const fileNotFound = 'لم يعد هذا الملف موجودًا.';
export const pieceNotFound = 'هذا الجزء من الملف غير مخزَّن هنا.';
export const sizesNotPossible = 'هذه الأحجام ليست أحجام ملف مشفَّر';
export const pieceNotSealed = 'هذا ليس الجزء المشفَّر من الملف الذي موضعه هنا.';
export const piecesMissing = 'أجزاء من هذا الملف لم تصل بعد. ستُرسل من جديد.';
export const tooManyAttachments = (most: number): string =>
  `بلغت الصور والتسجيلات هنا حدّها الأقصى: ${formatNumber(most)}. احذف واحدًا منها أولًا.`;
export const storageFull = (gigabytes: number): string =>
  `امتلأت المساحة المخصصة لصورك وتسجيلاتك (${formatNumber(gigabytes)} غيغابايت). احذف بعضها ثم حاول مرة أخرى.`;
