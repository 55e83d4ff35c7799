import { createElement, type HTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import { useHydrated } from '../hydrated/index.ts';
import { defineElement, type ElementBehaviour } from './define-element.ts';

/** React hydrates nothing below an element with this, and leaves what is there alone. */
export const AS_IT_IS = { __html: '' };

interface LiveElementProps extends HTMLAttributes<HTMLElement> {
  /** Of the custom element ({@link defineElement}). */
  readonly name: string;
  readonly behaviour: ElementBehaviour;
  /** Drawn once. With other content the element needs another `key`. */
  readonly children: ReactNode;
  readonly [data: `data-${string}`]: string | undefined;
}

/**
 * A custom element whose content React draws and then leaves to it. In the server's HTML it is alive before React is there, and
 * hydration does not touch it.
 */
export function LiveElement({ name, behaviour, children, ...attributes }: LiveElementProps): ReactNode {
  const hydrated = useHydrated();
  const [isServed] = useState(!hydrated && typeof document !== 'undefined');
  useEffect(() => defineElement(name, behaviour), [name, behaviour]);
  const content = isServed ? { dangerouslySetInnerHTML: AS_IT_IS } : { children };
  return createElement(name, { ...attributes, ...content, 'data-live': '', suppressHydrationWarning: true });
}
