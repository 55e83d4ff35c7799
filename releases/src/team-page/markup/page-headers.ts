import { createHash } from 'node:crypto';
import { ownPagePolicy } from '../../http/own-page-policy.ts';

/** The team page's own colours. Those of shared/ui/tokens.css are only in releases. */
export const STYLE = `
:root { color-scheme: light; --ink: #1b1a2e; --soft: #56546b; --indigo: #2c2a6b; --clay: #a3471f; --gold: #e0a02f;
  --paper: #fbf7f0; --line: #d9cfbe; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--paper); font: 1rem/1.5 'Source Sans 3', 'Segoe UI', system-ui, sans-serif; }
header, main { max-width: 76rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2.5rem); }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; }
header p { margin: 0; }
.brand { margin-right: auto; font: 600 1.25rem/1.2 Georgia, serif; }
main { padding-bottom: 4rem; }
h1, h2, h3 { margin: 0; font-family: Georgia, serif; line-height: 1.2; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); margin-bottom: 0.5rem; }
h2 { font-size: 1.5rem; }
h3 { font-size: 1.0625rem; margin: 1.5rem 0 0.5rem; }
p { margin: 0 0 0.75rem; max-width: 70ch; overflow-wrap: anywhere; }
a { color: var(--indigo); }
.soft { color: var(--soft); }
.card { margin: 1.25rem 0; padding: clamp(1rem, 3vw, 1.75rem); background: #fff; border: 1px solid var(--line); border-radius: 0.75rem; }
.narrow { max-width: 38rem; }
.state { margin-top: 0.5rem; font-size: 1.125rem; }
.said { padding: 0.75rem 1rem; background: #eef3ea; border-left: 0.25rem solid #4c7a34; border-radius: 0.25rem; }
.said.refused { background: #fbe9e4; border-color: var(--clay); }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; margin-top: 1rem; }
form { margin: 0; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; font: inherit; font-weight: 600; color: #fff; background: var(--indigo);
  border: 2px solid var(--indigo); border-radius: 999px; cursor: pointer; }
button:hover { background: #1f1d52; }
button.quiet { color: var(--indigo); background: #fff; }
button.quiet:hover { background: #eeedf7; }
button.back { color: #fff; background: var(--clay); border-color: var(--clay); }
button.back:hover { background: #873814; }
label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
input, select { width: 100%; min-height: 2.75rem; margin-bottom: 0.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: #fff;
  border: 1px solid #77748c; border-radius: 0.5rem; }
:focus-visible { outline: 3px solid var(--indigo); outline-offset: 3px; }
.help { margin-bottom: 0.375rem; color: var(--soft); font-size: 0.9375rem; }
.fault { margin-bottom: 0.375rem; padding-left: 0.75rem; color: #873814; border-left: 0.25rem solid var(--clay); }
[aria-invalid='true'] { border: 2px solid var(--clay); }
.actions a, p > a:only-child { display: inline-flex; align-items: center; min-height: 2.75rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 1rem 0.5rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-size: 0.875rem; white-space: nowrap; }
tbody th, .short { white-space: nowrap; }
td small { display: block; color: var(--soft); font-size: 0.875rem; }
.words, .shares { overflow-wrap: anywhere; }
td .actions { margin-top: 0; gap: 0.5rem; }
td button { padding: 0.25rem 1rem; font-size: 0.9375rem; white-space: nowrap; }
td strong { color: var(--clay); }
dl { margin: 1rem 0; }
dt { font-weight: 600; }
dd { margin: 0 0 0.75rem; max-width: 70ch; overflow-wrap: anywhere; white-space: pre-wrap; }
.share { display: flex; gap: 0.75rem; align-items: center; white-space: nowrap; }
.bar { width: 6rem; height: 0.625rem; flex: none; }
@media (max-width: 64rem) {
  table, tbody { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 0.5rem 1rem; padding: 0.75rem 0;
    border-bottom: 1px solid var(--line); }
  tbody th, td, td.short { display: block; min-width: 0; padding: 0; border: 0; overflow-wrap: anywhere; white-space: normal; }
  .words { grid-column: span 2; }
  td:empty { display: none; }
  tbody th::before, td::before { content: attr(data-label) / ''; display: block; color: var(--soft); font-size: 0.875rem; font-weight: 400; }
  td:has(.actions) { grid-column: 1 / -1; }
  td:has(.actions)::before { display: none; }
  .bar { width: 3rem; }
  .share { gap: 0.5rem; }
}
@media (max-width: 40rem) { .words { grid-column: 1 / -1; } }
.bar .track { fill: #ece5d8; }
.bar .fill { fill: var(--indigo); }
figure { margin: 0; min-width: 0; }
figcaption { font-weight: 600; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); gap: 1rem; align-items: start; }
.pictures a { display: block; min-height: 2.75rem; max-height: 30rem; overflow: hidden; border: 1px solid var(--line); }
.pictures img { display: block; max-width: 100%; }
details { margin-top: 0.75rem; }
summary { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; cursor: pointer; color: var(--indigo); font-weight: 600; }
summary::before { content: '▸' / ''; }
details[open] > summary::before { content: '▾' / ''; }
.filter { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0.5rem 0; padding: 0; list-style: none; }
.filter a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.filter [aria-current] { color: var(--ink); font-weight: 700; text-decoration: none; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const STYLE_SOURCE = `'sha256-${STYLE_HASH}'`;

/** The headers of each page: no script runs, no cache stores it, and no other page reaches its window. */
export const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': ownPagePolicy({
    'style-src': STYLE_SOURCE,
    'img-src': "'self'",
    'form-action': "'self'",
  }),
  'content-type': 'text/html; charset=utf-8',
  // The site's own pages cannot control this window either (HTML, 7.1.3).
  'cross-origin-opener-policy': 'noopener-allow-popups',
  // With `no-referrer`, forms would send `Origin: null` (Fetch, 3.1).
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};
