import { assetPath } from 'shared/contract';
import type { DocumentState } from '../document/document-state.ts';
import { runScript } from '../federation/run-script.ts';
import { reportFailures } from '../vitals/report-failures.ts';

/**
 * Runs the scripts of the document's custom elements. The edge is told of a release whose script fails. The page is complete without
 * them, and its app brings them along.
 */
export function runElements(state: DocumentState): void {
  const tell = reportFailures(state);
  for (const { section, version, file } of state.elements ?? []) {
    const address = assetPath(section, version, file);
    const fail = () => tell({ section, version, reason: 'load' });
    addEventListener('error', ({ filename }) => filename?.endsWith(address) && fail());
    runScript(address).catch((error: unknown) => {
      console.error(error);
      fail();
    });
  }
}
