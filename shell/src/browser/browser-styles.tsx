import type { Remote } from 'shared/contract';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { styleFiles } from '../federation/exposed-files.ts';

/**
 * Stylesheets in the browser. React finds those in the document by their address, whatever the element's content. It loads the
 * others, and shows a region only with its styles.
 */
export function browserStyles() {
  // React joins stylesheets of one precedence in one element that has all their addresses.
  const elements = [...document.querySelectorAll<HTMLElement>('style[data-href]')];
  const inDocument = new Set(elements.flatMap((element) => element.dataset.href?.split(' ') ?? []));

  function stylesheet(href: string, precedence: string): ReactNode {
    if (inDocument.has(href)) return <style key={href} href={href} precedence={precedence} />;
    return <link key={href} rel="stylesheet" href={href} precedence={precedence} />;
  }

  return {
    stylesheet,
    /** Requests what a region would wait for. */
    preload(remote: Remote, expose: string): void {
      for (const href of styleFiles(remote, expose)) if (!inDocument.has(href)) preload(href, { as: 'style' });
    },
    files: (remote: Remote, expose: string) => styleFiles(remote, expose).map((href) => stylesheet(href, 'section')),
  };
}
