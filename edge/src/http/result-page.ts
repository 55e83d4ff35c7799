import { createHash } from 'node:crypto';
import { ownPagePolicy } from 'releases/serving';
import { STYLE } from './result-page-style.ts';

export interface ResultPageOptions {
  readonly title: string;
  readonly texts: readonly string[];
  /** What to correct in a form that was not sent. */
  readonly problems: readonly LabelledProblem[];
  readonly link: { readonly href: string; readonly text: string; readonly quiet: boolean };
}

interface LabelledProblem {
  /** The field's name on the page. */
  readonly label: string;
  readonly message: string;
}

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export const CONTENT_SECURITY_POLICY = ownPagePolicy({ 'style-src': `'sha256-${STYLE_HASH}'` });

/** A page that does not depend on a release. It escapes every text. */
export function resultPage({ title, texts, problems, link }: ResultPageOptions): string {
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

function termOf({ label, message }: LabelledProblem): string {
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
