import type { List, ListItem } from 'shared/content';
import { InlineText } from './inline-text.tsx';

/** A list; a list inside it belongs to the item before it. */
export function RichList({ list }: { readonly list: List }) {
  const Element = list.format === 'ordered' ? 'ol' : 'ul';
  return (
    <Element>
      {itemsOf(list).map(({ item, lists }, index) => (
        <li key={index}>
          {item ? <InlineText nodes={item.children} /> : null}
          {lists.map((inner, position) => (
            <RichList key={position} list={inner} />
          ))}
        </li>
      ))}
    </Element>
  );
}

interface Item {
  readonly item: ListItem | null;
  readonly lists: readonly List[];
}

/** The content API puts an inner list beside the items, where HTML allows none. */
function itemsOf({ children }: List): Item[] {
  return children.reduce<Item[]>((items, child) => {
    if (child.type === 'list-item') return [...items, { item: child, lists: [] }];
    const last = items.at(-1) ?? { item: null, lists: [] };
    return [...items.slice(0, -1), { ...last, lists: [...last.lists, child] }];
  }, []);
}
