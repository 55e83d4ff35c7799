import { assetPath } from 'shared/contract';
import type { DocumentState } from '../document/document-state.ts';
import { FILE_LIMIT_MS, runScript } from '../federation/run-script.ts';
import { reportFailures } from '../vitals/report-failures.ts';

/**
 * Runs the scripts of the document's custom elements.
 * @returns resolves when one does not come or throws, of which the edge is told: the app can replace the release
 */
export function runElements(state: DocumentState): Promise<void> {
  const tell = reportFailures(state);
  return new Promise((resolve) => {
    for (const { section, version, file } of state.elements ?? []) {
      const address = assetPath(section, version, file);
      const fail = () => {
        tell({ section, version, reason: 'load' });
        resolve();
      };
      addEventListener('error', ({ filename }) => filename?.endsWith(address) && fail());
      runFile(address).catch(fail);
    }
  });
}

/** A request by `fetch` ends at its limit. A script's would keep its connection, of which browsers have six. */
async function runFile(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout?.(FILE_LIMIT_MS) ?? null });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  await runScript(address);
}
