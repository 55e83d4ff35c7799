import { assetPath, type Remote } from 'shared/contract';
import { soonAt } from 'shared/content';
import type { FrameData } from './frame-settings.ts';
import { type LoaderData, pagesIn } from './loader-data.ts';
import { type PageData, ROOT_ROUTE } from './route-data.ts';
import { withoutPageData } from './static-pages.ts';
import { isAround } from './use-current-services.ts';

/** When a document is hydrated, and with what. JSON: its state has it. */
export interface Hydration {
  /** React Router's, by route id. */
  readonly loaderData: LoaderData;
  /** React is needed when the visitor points at a control or focuses it. Absent: at once. */
  readonly hydrate?: 'on-interaction' | undefined;
  /** Or from this moment on: then the page changes by itself. Milliseconds since 1970. */
  readonly hydrateAt?: number | undefined;
  /** Scripts of custom elements that are alive before. */
  readonly elements?: readonly ElementsScript[] | undefined;
}

/** The custom elements of a release. */
interface ElementsScript {
  readonly section: string;
  readonly version: string;
  /** The script's address on this site. */
  readonly src: string;
}

/** The release of a region. */
type FindRemote = (release: string) => Remote;

/**
 * The part of a document's state that says when it is hydrated. A document waits for its visitor when no region of it needs React before,
 * and the frame has nothing to ask for. Around a service it asks what staff say, which the page may show.
 */
export function hydrationOf(loaderData: LoaderData, now: Date, remoteOf: FindRemote): Hydration {
  const frame = loaderData[ROOT_ROUTE] as FrameData | null;
  const pages = pagesIn(loaderData);
  const waits = pages.length > 0 && pages.every((page) => waitsForVisitor(page, remoteOf));
  if (!frame || !waits || isAround(frame.services, now)) return { loaderData };
  return {
    loaderData: withoutPageData(loaderData),
    hydrate: 'on-interaction',
    hydrateAt: soonAt(frame.services, now)?.getTime(),
    elements: elementsOf(pages, remoteOf),
  };
}

function waitsForVisitor({ route, page, slots }: PageData, remoteOf: FindRemote): boolean {
  const regions = Object.values(slots);
  if (![page, ...regions].every(({ status }) => status === 'ready')) return false;
  if (route.static) return regions.length === 0;
  const definitions = regions.map(({ release, expose }) =>
    remoteOf(release).slots.find((slot) => `slots/${slot.expose}` === expose),
  );
  return [route, ...definitions].every((definition) => definition?.hydrate === 'on-interaction');
}

/** A static page has nothing that moves. */
function elementsOf(pages: readonly PageData[], remoteOf: FindRemote): ElementsScript[] {
  const moving = pages.filter(({ route }) => !route.static);
  const releases = new Set(
    moving.flatMap(({ page, slots }) => [page, ...Object.values(slots)]).map(({ release }) => release),
  );
  return [...releases]
    .map(remoteOf)
    .flatMap(({ name, version, elements }) =>
      elements === undefined ? [] : [{ section: name, version, src: assetPath(name, version, elements) }],
    );
}
