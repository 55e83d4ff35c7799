import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { Document } from './document.tsx';

const SHELL = {
  name: 'shell',
  version: '1.0.0',
  source: '',
  js: ['shell.js'],
  css: [],
  fonts: ['text.woff2'],
} as const;

function Section() {
  preload('/_/assets/events/1.0.0/remoteEntry.js', { as: 'script', fetchPriority: 'low' });
  preload('/picture.avif', { as: 'image', fetchPriority: 'high' });
  return null;
}

function htmlOf(children: ReactNode, integrity?: Readonly<Record<string, string>>): string {
  const shell = { ...SHELL, js: [...SHELL.js], css: [], fonts: [...SHELL.fonts] };
  return renderToString(
    <Document shell={shell} scripts={shell.js} stateJson="{}" styles={null} {...(integrity && { integrity })}>
      {children}
    </Document>,
  );
}

it('asks for its own script before those of sections, and for the first picture before both', () => {
  const html = htmlOf(<Section />);
  const places = ['/picture.avif', '/_/assets/shell/1.0.0/shell.js', '/_/assets/events/1.0.0/remoteEntry.js'].map(
    (address) => html.indexOf(address),
  );
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

it('asks for its fonts early, but not in the head, where the first paint would wait for them', () => {
  const html = htmlOf(<main />);
  expect(html).toMatch(/<body><link rel="preload" as="font"[^>]*text\.woff2[^>]*fetchPriority="low"[^>]*><main>/);
  expect(html.match(/text\.woff2/g)).toHaveLength(1);
});

it('names the hash that its script was signed with', () => {
  const html = htmlOf(null, { 'browser/shell.js': 'sha384-AAAA' });
  const elements = [...html.matchAll(/<(?:script|link)[^>]*shell\.js"[^>]*>/g)].map(([element]) => element);
  expect(elements).toHaveLength(2);
  for (const element of elements) expect(element).toContain('integrity="sha384-AAAA"');
});
