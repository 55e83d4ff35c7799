import type { Page } from '@playwright/test';
import type { Own } from '../../support/outage-test.ts';
import type { Place } from '../places.ts';
import type { Stage } from '../stage.ts';

/** A row of the matrix: one thing that breaks. */
export interface FaultCase {
  readonly name: string;
  /** The data folder that the edge has; without one the site's releases are only read. */
  readonly dataDir?: (own: Own) => Promise<string>;
  /** Further settings of the edge. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The visitors' clocks can be moved. */
  readonly clocks?: true;
  /** The edge knows all content before. */
  readonly known?: true;
  /** There is nobody to send a document: who comes anew sees their browser's own page. */
  readonly unreachable?: true;
  /** Who comes anew gets half of a document: it may be blank, for browsers then draw no more and run no script. */
  readonly halves?: true;
  /** @returns the way to mend it */
  readonly breaks: (stage: Stage) => Promise<() => Promise<void>>;
  /** What else has to be right on a place's page that is shown. Throws when it is not. */
  readonly also?: (page: Page, place: Place) => Promise<void>;
}
