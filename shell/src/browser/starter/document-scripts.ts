/**
 * Resolves when the scripts that the document defers behind this one have run or failed: an import of theirs would load them again
 * before. One that failed loses its address, because an import would wait two minutes for it.
 */
export function documentScripts(): Promise<void> {
  addEventListener('error', forgetFailed, { capture: true });
  return new Promise((resolve) => {
    addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

function forgetFailed({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.defer) target.removeAttribute('src');
}
