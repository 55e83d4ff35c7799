const TITLE = 'This failed on the server:';
const STYLE =
  'position: fixed; inset: auto 1rem 1rem; z-index: 9999; max-height: 50vh; overflow: auto; margin: 0; padding: 1rem; ' +
  'color: #fff; background: #7a1d12; border-radius: 0.5rem; font: 0.875rem/1.5 monospace; white-space: pre-wrap';

/**
 * Puts what failed while a document was rendered on top of it, each beginning with its message.
 * @param {string} html
 * @param {readonly import('./server-builds.mjs').Failure[]} failures
 */
export function withFailures(html, failures) {
  if (failures.length === 0) return html;
  const words = failures.map(({ section, version, cause }) => `${cause}\n(${section}@${version})`).join('\n\n');
  const overlay = `<pre role="alert" aria-label="${TITLE}" style="${STYLE}">${escaped(words)}</pre>`;
  return html.replace('</body>', () => `${overlay}</body>`);
}

/** @param {string} text */
export function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
