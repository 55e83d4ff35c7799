import type { ContentCache } from '../content/content-cache.ts';
import { contentKey } from '../content/content-key.ts';

export interface ReadinessParts {
  readonly cache: ContentCache;
  /** Renders the home page by the present lock; its status. */
  readonly renderHome: () => Promise<number>;
}

/** Each true when it can serve. */
export interface Readiness {
  readonly pages: boolean;
  readonly content: boolean;
}

const PROBE = contentKey('/api/events', new URLSearchParams('pagination[limit]=1'), 0);

/** Whether this edge can serve pages. The home page is rendered until it succeeded once; later failures are its own. */
export function createReadiness({ cache, renderHome }: ReadinessParts): () => Promise<Readiness> {
  let rendered = false;

  async function pages(): Promise<boolean> {
    rendered ||= await renderHome().then(
      (status) => status === 200,
      () => false,
    );
    return rendered;
  }

  async function content(): Promise<boolean> {
    if (cache.isFilled()) return true;
    return cache.read(PROBE).then(
      () => true,
      () => false,
    );
  }

  return async () => {
    const [pagesReady, contentReady] = await Promise.all([pages(), content()]);
    return { pages: pagesReady, content: contentReady };
  };
}
