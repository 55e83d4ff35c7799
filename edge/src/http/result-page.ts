import { createHash } from 'node:crypto';
import { ownPagePolicy } from 'releases/serving';

/** The site's colours, copied from shared/ui/tokens.css: this page must not depend on a release. */
const STYLE = `
:root { color-scheme: light; }
body { margin: 0; min-height: 100vh; color: #1b1a2e; font: 1.125rem/1.6 'Source Sans 3', 'Segoe UI', system-ui, sans-serif;
  background: #fbf7f0 radial-gradient(120% 60% at 90% 0, #f8e3b6, rgb(248 227 182 / 0)) no-repeat; }
header, main { max-width: 42rem; margin: 0 auto; padding: 1.25rem clamp(1.25rem, 4vw, 2.5rem); }
header a { display: inline-flex; align-items: center; min-height: 2.75rem; color: #1b1a2e; font: 600 1.25rem/1.2 Georgia, serif;
  text-decoration: none; }
main { padding-top: clamp(2rem, 8vw, 5rem); padding-bottom: 4rem; }
h1 { margin: 0 0 1rem; font: 600 clamp(1.875rem, 1.4rem + 2.2vw, 2.75rem)/1.15 Georgia, serif; text-wrap: balance;
  overflow-wrap: anywhere; }
p { margin: 0 0 1rem; }
dl { margin: 0 0 1.5rem; padding: 1rem 1.25rem; background: #fbe9e4; border-radius: 0.75rem; overflow-wrap: anywhere; }
dt { font-weight: 600; }
dd { margin: 0; }
dd + dt { margin-top: 0.75rem; }
.on { display: inline-flex; align-items: center; box-sizing: border-box; min-height: 2.75rem; margin-top: 1rem;
  padding: 0.5rem 1.5rem; color: #fbf7f0; background: #2c2a6b; border-radius: 999px; font-weight: 600; line-height: 1.3;
  text-decoration: none; }
.on:hover { background: #1f1d52; }
a:focus-visible { outline: 3px solid #2c2a6b; outline-offset: 3px; border-radius: 999px; }
.on.quiet { padding: 0; color: #2c2a6b; background: none; text-decoration: underline; }
`;

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
