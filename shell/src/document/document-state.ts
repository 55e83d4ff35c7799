import type { Lock, NavigationItem, Preview, Remote, ShellRemote, VitalsPlan } from 'shared/contract';
import type { DocumentConfig } from '../site/public-config.ts';

/** What the server gives to the browser: the JSON in the document's `application/json` block. */
export interface DocumentState {
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
  /** React Router's, by route id. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly publicConfig: DocumentConfig;
  /** React is needed when the visitor points at a control or focuses it. Absent: at once. */
  readonly hydrate?: 'on-interaction' | undefined;
  /** Or from this moment on: then the page changes by itself. Milliseconds since 1970. */
  readonly hydrateAt?: number | undefined;
  /** Scripts of custom elements that are alive before. */
  readonly elements?: readonly ElementsScript[] | undefined;
  readonly preview?: Preview | undefined;
  /** What the browser reports of the visit. */
  readonly vitals?: VitalsPlan | undefined;
}

/** The custom elements of a release. */
export interface ElementsScript {
  readonly section: string;
  readonly version: string;
  /** In its folder. */
  readonly file: string;
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
