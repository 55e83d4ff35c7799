import { createHash } from 'node:crypto';
import { ownPagePolicy } from 'releases/serving';
import type { Problem } from '../forms/intake/field-problem.ts';
import { STYLE } from './result-page-style.ts';

export interface ResultPage {
  readonly title: string;
  readonly texts: readonly string[];
  /** What to mend in a form that was not sent. */
  readonly problems: readonly Problem[];
  readonly link: { readonly href: string; readonly text: string; readonly quiet: boolean };
}

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export const CONTENT_SECURITY_POLICY = ownPagePolicy({ 'style-src': `'sha256-${STYLE_HASH}'` });

/** A page of the edge's own, as that of last resort: it does not depend on a release. Every text is escaped here. */
export function resultPage({ title, texts, problems, link }: ResultPage): string {
  const heading = escape(title);
  const list = problems.length > 0 ? `<dl>\n${problems.map(termOf).join('')}</dl>\n` : '';
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
${lines([first])}${list}${lines(rest)}<a class="${link.quiet ? 'on quiet' : 'on'}" href="${escape(link.href)}">${escape(link.text)}</a>
</main>
</body>
</html>
`;
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escape(text)}</p>\n`).join('');
}

/** The field by its name, and what is the matter with it. */
function termOf({ label, message }: Problem): string {
  return `<dt>${escape(label)}</dt>\n<dd>${escape(message)}</dd>\n`;
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
