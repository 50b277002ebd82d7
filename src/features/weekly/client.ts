export { agreeToModel, isModelAgreed } from './ui/agreement.ts';
export { loadCategories } from './ui/later.ts';
export { ModelConsent } from './ui/model-consent.tsx';
export { SentText } from './ui/sent-text.tsx';
