export * from './rules/attachment-info.ts';
export { timeOf } from './rules/bars.ts';
export { type PictureRefusal, PictureRefused } from './rules/picture-bytes.ts';
export {
  type PictureFormat,
  type PictureHeader,
  pictureFormatOf,
  readPictureHeader,
} from './rules/picture-header.ts';
