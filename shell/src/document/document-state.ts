import type { Lock, Preview, Remote, ShellRemote, VitalsPlan } from 'shared/contract';
import type { DocumentConfig } from '../site/public-config.ts';

/** What the server hands to the browser, in one `application/json` block of the document. */
export interface DocumentState {
  readonly origin: string;
  readonly lock: Lock;
  readonly shell: ShellRemote;
  /** The releases of this page's regions, each with as much as they need of it; of all pages where `stableLock` is not set. */
  readonly remotes: readonly Remote[];
  /** The stable ones of those whose locked release is another one. */
  readonly stable: readonly Remote[];
  /** The rest of the route table is to be asked for: the stable releases of all sections whose locked release is another one. */
  readonly stableLock?: Lock | undefined;
  /** Releases that failed on the server, where the stable ones stand in for them. */
  readonly replaced: readonly string[];
  /** A section is left out: its pages are not in the route table. */
  readonly sectionMissing?: boolean | undefined;
  /** React Router's, by route id. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly publicConfig: DocumentConfig;
  readonly preview?: Preview | undefined;
  /** What the edge asks to be told of the visit. */
  readonly vitals?: VitalsPlan | undefined;
}

export const STATE_ELEMENT_ID = 'soteria-state';

/** Written by this very release's server build, so its shape is known. Null when the document was cut off on its way. */
export function readDocumentState(): { state: DocumentState; json: string } | null {
  const json = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '';
  try {
    return { state: JSON.parse(json) as DocumentState, json };
  } catch {
    return null;
  }
}
