import type { Remote } from 'shared/contract';
import type { ReactNode } from 'react';
import { exposedFiles } from '../federation/exposed-files.ts';

/**
 * Stylesheets in the browser. Those that came inside the document are found there by React (by address, whatever the
 * element's content); the others load, and React shows a region only with its styles.
 */
export function browserStyles() {
  // React joins stylesheets of one precedence in one element, with all their addresses.
  const elements = [...document.querySelectorAll<HTMLElement>('style[data-href]')];
  const there = new Set(elements.flatMap((element) => element.dataset.href?.split(' ') ?? []));

  function stylesheet(href: string, precedence: string): ReactNode {
    if (there.has(href)) return <style key={href} href={href} precedence={precedence} />;
    return <link key={href} rel="stylesheet" href={href} precedence={precedence} />;
  }

  return {
    stylesheet,
    files: (remote: Remote, expose: string) =>
      exposedFiles(remote, expose, 'css').map((href) => stylesheet(href, 'section')),
  };
}
