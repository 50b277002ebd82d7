export { FoundAction } from './ui/found-action.tsx';
export { Marked } from './ui/marked.tsx';
export { passQueryOn } from './ui/queries.ts';
export { Search } from './ui/search.tsx';
export { type SearchTarget, useSearchTarget } from './ui/use-search-target.ts';
