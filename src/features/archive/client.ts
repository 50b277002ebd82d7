export { fileOf } from './ui/file-of.ts';
export { GoldFile } from './ui/gold-file.tsx';
export { ProgressBar } from './ui/progress-bar.tsx';
export { saveAsFile } from './ui/save-as-file.ts';
export { TakeEverything } from './ui/take-everything.tsx';
