export { FoundAction } from './ui/found-action.tsx';
export { FoundBarHere } from './ui/found-bar-here.tsx';
export { type Hit, type HitsOfKind, useHits } from './ui/hits.tsx';
export { markNodes } from './ui/mark-nodes.ts';
export { Marked } from './ui/marked.tsx';
export { passQueryOn } from './ui/queries.ts';
export { noteSearch } from './ui/recent-searches.ts';
export { Search } from './ui/search.tsx';
export { type SearchTarget, useSearchTarget } from './ui/use-search-target.ts';
