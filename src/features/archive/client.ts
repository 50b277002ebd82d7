export { fileOf } from './ui/file-of.ts';
export { GoldFile } from './ui/gold-file.tsx';
export { TakeEverything } from './ui/take-everything.tsx';
