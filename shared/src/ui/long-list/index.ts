export { createListCache } from './create-list-cache.ts';
export { hasMore, isWhole, itemsOf, type LongList, nextNumber } from './long-list.ts';
export { MoreItems } from './more-items.tsx';
export { useItemClass } from './use-item-class.ts';
export { useLongLists } from './use-long-lists.ts';
