import { createContext, type ReactNode, useContext } from 'react';

/** How the shell draws a slot: it knows the release that fills it. Absent in a section's own tests. */
export const SlotRenderer = createContext<(name: string) => ReactNode>(() => null);

/** A named place in a page which another section fills. The page lists it in its `remote.json`. */
export function Slot({ name }: { readonly name: string }): ReactNode {
  return useContext(SlotRenderer)(name);
}
