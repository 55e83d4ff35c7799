import * as v from 'valibot';

const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes'));
const Path = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]*$/, 'must be an absolute path in lower case'));
/** A page for each of many things ends with a parameter: `/events/:event`. */
const RoutePath = v.pipe(
  v.string(),
  v.regex(
    /^\/(?:[a-z0-9/-]*|[a-z0-9-]+(?:\/[a-z0-9-]+)*\/:[a-z]+)$/,
    'must be an absolute path in lower case; its last segment may be a parameter: "/events/:event"',
  ),
);
const SlotName = v.pipe(v.string(), v.regex(/^[a-z-]+\.[a-z-]+$/, 'must look like "home.next-event"'));

/** The places in the shell's frame, beside every page, that a section fills: `frame.player` while there is a recording to play. */
export const FRAME_SLOTS = ['frame.player'] as const;

/** A page's own: those of the frame are the shell's ({@link FRAME_SLOTS}). */
const PageSlotName = v.pipe(SlotName, v.regex(/^(?!frame\.)/, 'must not begin with "frame.": those are the shell\'s'));

const Collection = v.pipe(v.string(), v.regex(/^\/api\/[a-z-]+$/, 'must be a list of the content API'));

const EntryParameter = v.pipe(v.string(), v.regex(/^(\{\w+\}-)*\{id\}$/, 'must look like "{title}-{id}"'));

/**
 * One address for each entry of a list of the content API. `{"collection": "/api/events", "key": "id"}` stands for `…?id=<the entry's id>`; for a path with a parameter,
 * `{"collection": "/api/events", "parameter": "{title}-{id}"}` says what the parameter is, of the entry's id and attributes.
 */
const EntryList = v.union([
  v.object({ collection: Collection, key: v.pipe(v.string(), v.minLength(1)) }),
  v.object({ collection: Collection, parameter: EntryParameter }),
]);

const HydrationTime = v.optional(v.literal('on-interaction'));

export const RouteDefinition = v.object({
  path: RoutePath,
  /** The exposed module, below `src/pages/`. */
  page: Name,
  /** What the title bar and the document's title say. */
  title: v.pipe(v.string(), v.minLength(1)),
  /** The slots that this page offers to other sections. */
  slots: v.optional(v.array(PageSlotName), []),
  /** The query keys that its loader reads. A change of another key (a filter) does not run the loader again. */
  query: v.optional(v.array(v.string()), []),
  /** Where the same page has its own address, if this is another door to it. */
  canonical: v.optional(Path),
  /** The page fills the window, for a screen on a wall: no header, title bar or footer, and no search engine is told of it. */
  frame: v.optional(v.literal('none')),
  /** Which addresses search engines are told: the path (unless said otherwise), none, or one for each entry of a list. */
  sitemap: v.optional(v.union([v.literal(false), EntryList])),
  /**
   * Its HTML never changes in the browser: text, links and pictures, without state, handlers, slots or a form. A document keeps
   * the server's HTML of it. Its code loads only where a navigation draws it. Shells before contract 1.5.0 hydrate it.
   */
  static: v.optional(v.literal(true)),
  /**
   * Its code loads when the visitor points at a control, touches or focuses one. What moves before is a custom element of `src/elements.ts`. All
   * slots of the page must say so too. Shells before contract 1.6.0 hydrate it at once.
   */
  hydrate: HydrationTime,
  /** Words by which the site's search finds the page, beside its title. */
  keywords: v.optional(v.array(v.pipe(v.string(), v.minLength(1)))),
});

export const SlotDefinition = v.object({
  slot: SlotName,
  /** The exposed module, below `src/slots/`. */
  expose: Name,
  /** As a route's: for a page that waits too. */
  hydrate: HydrationTime,
});

/** An address that pages link to already, though its page is still to be made. */
export const ComingPage = v.object({
  path: Path,
  /** What the title bar and the document's title say meanwhile. */
  title: v.pipe(v.string(), v.minLength(1)),
});

/** An item that a section adds to the main menu. */
export const NavigationItem = v.object({
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
  /** One of the section's own pages. */
  path: Path,
  /** The label of the menu's group that it belongs to; the last one when absent. */
  under: v.optional(v.string()),
});

/** A section's whole registration: the `remote.json` beside its sources. */
export const RemoteDefinition = v.object({
  name: Name,
  /** The version of this contract that the section was written for (semver): a shell that speaks `^` of it will do. */
  contract: v.string(),
  /**
   * Its container brings Module Federation's own runtime along, as any bundler's stock plugin makes it. Without this its
   * container is built for the shell's part of that runtime.
   */
  runtime: v.optional(v.literal('standard')),
  routes: v.array(RouteDefinition),
  slots: v.array(SlotDefinition),
  /** Not found (404), with words that say what is coming. A shell that does not know this list says that nothing is there. */
  coming: v.optional(v.array(ComingPage)),
  /** Items for the main menu, which shells before contract 1.4.0 do not show. */
  navigation: v.optional(v.array(NavigationItem)),
  /** Slots that the section fills no longer, and means it: without this the edge takes it for a mistake. */
  gone: v.optional(v.array(SlotName)),
});

export type ComingPage = v.InferOutput<typeof ComingPage>;
export type EntryList = v.InferOutput<typeof EntryList>;
export type NavigationItem = v.InferOutput<typeof NavigationItem>;
export type RouteDefinition = v.InferOutput<typeof RouteDefinition>;
export type SlotDefinition = v.InferOutput<typeof SlotDefinition>;
export type RemoteDefinition = v.InferOutput<typeof RemoteDefinition>;
