import { createContext, type ReactNode } from 'react';
import { AS_IT_IS } from 'shared/ui/live-element';
import type { StaticParts } from '../../../shell/src/static/static-part.tsx';

export { AS_IT_IS };

export const StaticPartsContext = createContext<StaticParts | null>(null);

/** In place of the shell's: as applications usually do, it hydrates each part. */
export function StaticPart({ children }: { readonly children: ReactNode }) {
  return <div>{children}</div>;
}
