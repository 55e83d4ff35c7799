import * as v from 'valibot';

const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes'));
const Path = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]*$/, 'must be an absolute path in lower case'));
const SlotName = v.pipe(v.string(), v.regex(/^[a-z-]+\.[a-z-]+$/, 'must look like "home.next-event"'));

/**
 * Which addresses of a page search engines are told: its path (unless said otherwise), none, or one for each entry of a list
 * of the content API, `{"collection": "/api/events", "key": "id"}` standing for `…?id=<the entry's id>`.
 */
const Sitemap = v.union([
  v.literal(false),
  v.object({
    collection: v.pipe(v.string(), v.regex(/^\/api\/[a-z-]+$/, 'must be a list of the content API')),
    key: v.pipe(v.string(), v.minLength(1)),
  }),
]);

export const RouteDefinition = v.object({
  path: Path,
  /** The exposed module, below `src/pages/`. */
  page: Name,
  /** What the title bar and the document's title say. */
  title: v.pipe(v.string(), v.minLength(1)),
  /** The slots that this page offers to other sections. */
  slots: v.optional(v.array(SlotName), []),
  /** The query keys that its loader reads. A change of another key (a filter) does not run the loader again. */
  query: v.optional(v.array(v.string()), []),
  /** Where the same page has its own address, if this is another door to it. */
  canonical: v.optional(Path),
  sitemap: v.optional(Sitemap),
});

export const SlotDefinition = v.object({
  slot: SlotName,
  /** The exposed module, below `src/slots/`. */
  expose: Name,
});

/** An address that pages link to already, though its page is still to be made. */
export const ComingPage = v.object({
  path: Path,
  /** What the title bar and the document's title say meanwhile. */
  title: v.pipe(v.string(), v.minLength(1)),
});

/** A section's whole registration: the `remote.json` beside its sources. */
export const RemoteDefinition = v.object({
  name: Name,
  /** The version of this contract that the section was written for (semver): a shell that speaks `^` of it will do. */
  contract: v.string(),
  routes: v.array(RouteDefinition),
  slots: v.array(SlotDefinition),
  /** Not found (404), with words that say what is coming. A shell that does not know this list says that nothing is there. */
  coming: v.optional(v.array(ComingPage)),
  /** Slots that the section fills no longer, and means it: without this the edge takes it for a mistake. */
  gone: v.optional(v.array(SlotName)),
});

export type ComingPage = v.InferOutput<typeof ComingPage>;
export type RouteDefinition = v.InferOutput<typeof RouteDefinition>;
export type SlotDefinition = v.InferOutput<typeof SlotDefinition>;
export type RemoteDefinition = v.InferOutput<typeof RemoteDefinition>;
