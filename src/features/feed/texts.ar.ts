/* Answers of the server */

export const oneDirection = 'استخدم إما «after» وإما «before»، لا كليهما.';

export const noEvents = 'لا يرسل هذا الخادم أحداثًا. اطلب التغييرات من حين إلى آخر.';

export const tooManyEvents = 'عدد الأجهزة المتصلة كبير جدًا. اطلب التغييرات من حين إلى آخر.';

export const keyOfFormat = 'معرّف المفتاح خاص بنصوص الخزنة الخاصة وحدها';
