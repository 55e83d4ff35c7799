import type { DocumentState } from '../../document/document-state.ts';
import { FILE_LIMIT_MS, runScript } from '../../federation/run-script.ts';
import { reportFailures } from '../../vitals/report-failures.ts';

/**
 * Runs the scripts of the document's custom elements.
 * @returns resolves when one does not come or throws, of which the edge is told: the app can replace the release
 */
export function runElements(state: DocumentState): Promise<void> {
  const tell = reportFailures(state);
  return new Promise((resolve) => {
    for (const { section, version, src } of state.elements ?? []) {
      const fail = () => {
        tell({ section, version, reason: 'load' });
        resolve();
      };
      addEventListener('error', ({ filename }) => filename?.endsWith(src) && fail());
      runFile(src).catch(fail);
    }
  });
}

/** A request by `fetch` ends at its limit. A script's would keep its connection, of which browsers have six. */
async function runFile(src: string): Promise<void> {
  const response = await fetch(src, { signal: AbortSignal.timeout?.(FILE_LIMIT_MS) ?? null });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${src} answered ${response.status}.`);
  await runScript(src);
}
