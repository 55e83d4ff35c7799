import { createHash } from 'node:crypto';
import { ownPagePolicy } from '../headers/own-page-policy.ts';
import { STYLE } from './style.ts';

export interface ResultPage {
  readonly title: string;
  readonly texts: readonly string[];
  /** What to mend in a form that was not sent. */
  readonly problems: readonly string[];
  readonly link: { readonly href: string; readonly text: string; readonly quiet: boolean };
}

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export const CONTENT_SECURITY_POLICY = ownPagePolicy({ 'style-src': `'sha256-${STYLE_HASH}'` });

/** A page of the edge's own, as that of last resort: it does not depend on a release. Every text is escaped here. */
export function resultPage({ title, texts, problems, link }: ResultPage): string {
  const heading = escape(title);
  const list = problems.length > 0 ? `<ul>\n${lines(problems, 'li')}</ul>\n` : '';
  const [first = '', ...rest] = texts;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · Soteria Church</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">Soteria Church</a></header>
<main id="main">
<h1>${heading}</h1>
${lines([first], 'p')}${list}${lines(rest, 'p')}<a class="${link.quiet ? 'on quiet' : 'on'}" href="${escape(link.href)}">${escape(link.text)}</a>
</main>
</body>
</html>
`;
}

function lines(texts: readonly string[], element: 'li' | 'p'): string {
  return texts.map((text) => `<${element}>${escape(text)}</${element}>\n`).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
