import { formatNumber } from '../../kernel/intl.ar.ts';

/* Bucket List */

export const listTitle = 'قائمة الأمنيات';
export const reviewDue = 'حان وقت المراجعة';
export const listNotLoaded = 'تعذّر تحميل قائمة أمنياتك. حاول مرة أخرى.';
export const listEmpty = 'تبقى الأمنيات هنا حتى تحققها.';
export const showMoreButton = (more: number): string => `عرض المزيد (${formatNumber(more)})`;
export const completedSummary = (count: number): string => `أمنيات محقَّقة: ${formatNumber(count)}`;
export const completedLabel = 'محقَّقة';

export const inBucket = 'في القائمة';
export const inProgress = 'قيد التنفيذ';
export const completed = 'محقَّقة';
export const statusLabel = (item: string): string => `حالة «\u2068${item}\u2069»`;
export const optionsLabel = (item: string): string => `خيارات «\u2068${item}\u2069»`;
export const editButton = 'تعديل';
export const tellStoryButton = 'حكاية القصة';
export const editStoryButton = 'تعديل القصة';
export const deleteButton = 'حذف';
export const undoButton = 'تراجع';

/* Bucket List: adding and editing an item */

export const addItemButton = 'إضافة أمنية';
export const closeButton = 'إغلاق';
export const itemLabel = 'ماذا تريد أن تفعل؟';
export const reasonLabel = 'لماذا';
export const itemMissing = 'اكتب ما تريد أن تفعله.';
export const addButton = 'إضافة إلى القائمة';
export const editLabel = (item: string): string => `تعديل «\u2068${item}\u2069»`;
export const itemAdded = 'أُضيفت الأمنية إلى قائمتك!';
export const addFailed = 'تعذّرت إضافة الأمنية';
export const changeFailed = 'تعذّر تعديل الأمنية';
export const itemDeleted = 'حُذفت الأمنية';
export const versionRestored = 'تمت استعادة الإصدار السابق';

/* Bucket List: the story of a completed item */

export const storyTitle = 'تهانينا';
export const storyLabel = 'كيف كانت؟';
export const saveStoryButton = 'حفظ القصة';
export const skipStoryButton = 'ليس الآن';

/* Bucket List: its review */

export const markReviewedButton = 'تمت المراجعة';
export const notScheduled = 'لم يُحدَّد موعد مراجعة بعد.';
export const reviewed = 'تمت مراجعة قائمة الأمنيات! حُدِّد موعد المراجعة القادمة.';
export const reviewFailed = 'تعذّر حفظ مراجعتك. حاول مرة أخرى.';
export const cadenceFailed = 'تعذّر حفظ وتيرة المراجعة. حاول مرة أخرى.';

/* Waiting to be saved: what each change is called */

export const newItem = 'أمنية في القائمة';
export const saveAsNewButton = 'حفظ كأمنية جديدة';
export const changedItem = 'أمنية معدَّلة';
export const changedStory = 'قصة لقائمة أمنياتك';
export const restoredVersion = 'إصدار سابق من أمنية';
export const changedStatus = 'حالة جديدة لأمنية';
export const restoredItem = 'أمنية مستعادة';
export const deletedItem = 'أمنية محذوفة';
export const changedCadence = 'وتيرة مراجعة قائمة أمنياتك';
export const listReview = 'مراجعة لقائمة أمنياتك';

/* Answers of the server */

export const itemNotFound = 'لم نجد هذه الأمنية. ربما حُذفت.';
export const nothingToChange = 'لا يوجد ما يُغيَّر.';
export const notCompleted = 'وقت التحقيق للأمنيات المحقَّقة وحدها.';
export const completionTimeMismatch = 'تحتاج الأمنية المحقَّقة إلى وقت تحقيق، ولا وقت لغيرها.';
