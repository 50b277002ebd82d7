export { DictationSetting } from './ui/dictation-setting.tsx';
export { loadDictation } from './ui/later.ts';
export { showsMicrophone } from './ui/microphone-choice.ts';
