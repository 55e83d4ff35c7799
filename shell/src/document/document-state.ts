import type { Lock, NavigationItem, Preview, Remote, ShellRemote, VitalsPlan } from 'shared/contract';
import type { Hydration } from '../routing/waiting-document.ts';
import type { DocumentConfig } from '../site/public-config.ts';

/** What the server gives to the browser: the JSON in the document's `application/json` block. */
export interface DocumentState extends Hydration {
  readonly origin: string;
  readonly lock: Lock;
  readonly shell: ShellRemote;
  /** The lock's releases: with `stableLock`, only what this page needs of them. */
  readonly remotes: readonly Remote[];
  /** Of the sections whose locked release is another one: their stable release. */
  readonly stable: readonly Remote[];
  /** Set when this state has a part of the route table only: the stable releases of all sections, to load the rest. */
  readonly stableLock?: Lock | undefined;
  /** What the lock's releases add to the main menu. */
  readonly navigation: readonly NavigationItem[];
  /** Names of releases that failed on the server. */
  readonly failed: readonly string[];
  /** A section cannot be served, so its pages are not in the route table. */
  readonly sectionMissing?: boolean | undefined;
  readonly publicConfig: DocumentConfig;
  readonly preview?: Preview | undefined;
  /** What the browser reports of the visit. */
  readonly vitals?: VitalsPlan | undefined;
}

export const STATE_ELEMENT_ID = 'soteria-state';

export interface ReadState {
  readonly state: DocumentState;
  readonly json: string;
}

/** The server build of this same release has written it, so its shape is known. Null if the document is incomplete. */
export function readDocumentState(): ReadState | null {
  const json = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '';
  try {
    return { state: JSON.parse(json) as DocumentState, json };
  } catch {
    return null;
  }
}
