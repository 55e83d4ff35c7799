import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { useHydrated } from 'shared/ui/hydrated';
import { AS_IT_IS } from 'shared/ui/live-element';
import { useLinksIn } from './use-links-in.ts';

/** How static parts are drawn; null: as any other part. */
export type StaticParts =
  /** Hydrating a document: they are the server's HTML until their inputs change. */
  | 'as-served'
  /** On the server: the HTML of a part. */
  | ((part: StaticPartProps) => string);

export const StaticPartsContext = createContext<StaticParts | null>(null);

export interface StaticPartProps {
  /** One of its own in the document. */
  readonly name: string;
  /** All that the part depends on, apart from its code: JSON. */
  readonly inputs: readonly unknown[];
  /** Without contexts but those that it brings, and without state and handlers. */
  readonly children: ReactNode;
}

/**
 * A part of the frame that is text and links: the server draws it once for the same inputs, and browsers hydrate nothing of it. It is drawn again
 * when its inputs change.
 */
export function StaticPart(part: StaticPartProps) {
  const { inputs, children } = part;
  const parts = use(StaticPartsContext);
  const place = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [first] = useState({ hydrated, inputs });
  const asServed = parts === 'as-served' && !first.hydrated && inputs.every((input, at) => input === first.inputs[at]);
  useLinksIn(place, asServed);
  if (asServed) return <div key="served" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
  if (typeof parts === 'function') return <div dangerouslySetInnerHTML={{ __html: parts(part) }} />;
  return <div key="drawn">{children}</div>;
}
