/**
 * Shows the faults on top of the page, which goes on below. It runs in browsers, from its text: it needs nothing around it.
 * @param {string} stream address of the faults
 */
export function showFaults(stream) {
  const LIMIT = 20;
  const panel = document.createElement('section');
  panel.setAttribute('role', 'alert');
  panel.setAttribute('aria-label', 'Found in the sources:');
  panel.style.cssText =
    'position: fixed; inset: auto 1rem 1rem; z-index: 9999; max-height: 40vh; overflow: auto; padding: 1rem; ' +
    'color: #fff; background: #5b3a00; border-radius: 0.5rem; font: 0.875rem/1.5 monospace; white-space: pre-wrap';
  const away = document.createElement('button');
  away.textContent = 'Put away';
  away.style.cssText = 'float: right; padding: 0.25rem 0.75rem; color: #000; background: #fff; font: inherit';
  away.addEventListener('click', () => panel.remove());

  /** @param {readonly import('./faults.mjs').Fault[]} faults */
  function show(faults) {
    const shown = faults.slice(0, LIMIT).map(({ message, place }) => (place ? `${message}\n  ${place}` : message));
    const more = faults.length > LIMIT ? [`and ${faults.length - LIMIT} more`] : [];
    panel.replaceChildren(away, [...shown, ...more].join('\n\n'));
    // What failed on the server stays readable below.
    const failures = document.querySelector('body > pre[role=alert]');
    panel.style.bottom = failures instanceof HTMLElement ? `calc(${failures.offsetHeight}px + 2rem)` : '1rem';
    if (faults.length > 0) document.body.append(panel);
    else panel.remove();
  }

  /** @type {EventSource | undefined} */
  let source;
  let last = '[]';
  // A browser has six connections for all its tabs.
  const follow = () => {
    source?.close();
    source = document.hidden ? undefined : new EventSource(stream);
    source?.addEventListener('message', ({ data }) => {
      if (data !== last) show(JSON.parse(data));
      last = data;
    });
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}
