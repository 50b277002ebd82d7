export { FoundAction } from './ui/found-action.tsx';
export { Marked } from './ui/marked.tsx';
export { handOn } from './ui/queries.ts';
export { Search } from './ui/search.tsx';
export { type FoundPlace, useFoundPlace } from './ui/use-found-place.ts';
