import { Gauge, type Registry } from 'prom-client';
import { ContentUnavailable } from '../content/fetch-content.ts';

type Ask<T> = (address: string) => Promise<T>;

/** Any answer to it shows that the CMS works. */
const PROBE = '/api/events?pagination%5Blimit%5D=1';
/** While visitors ask the CMS, a scrape does not. */
const RECENT_MS = 10_000;

/**
 * Observes the calls of the content API. A scrape after a quiet time asks by itself.
 * @param now milliseconds since 1970; tests set it
 * @returns `ask` as the edge has to use it
 */
export function observeContent<T>(registry: Registry, ask: Ask<T>, now: () => number = Date.now): Ask<T> {
  const state = { isUp: true, askedAt: -Infinity, answeredAt: now() };

  async function observed(address: string): Promise<T> {
    try {
      const answer = await ask(address);
      Object.assign(state, { isUp: true, askedAt: now(), answeredAt: now() });
      return answer;
    } catch (error) {
      if (error instanceof ContentUnavailable) Object.assign(state, { isUp: false, askedAt: now() });
      throw error;
    }
  }

  const refresh = once(async () => {
    if (now() - state.askedAt >= RECENT_MS) await observed(PROBE).catch(() => undefined);
  });
  gaugeCms(registry, async () => {
    await refresh();
    return { isUp: state.isUp, ageSeconds: (now() - state.answeredAt) / 1_000 };
  });
  return observed;
}

/** Several callers at once share one run. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}

type ReadCms = () => Promise<{ readonly isUp: boolean; readonly ageSeconds: number }>;

function gaugeCms(registry: Registry, read: ReadCms): void {
  new Gauge({
    name: 'soteria_cms_up',
    help: 'Whether the CMS answered the last call of its content API: 1 or 0.',
    registers: [registry],
    async collect() {
      this.set((await read()).isUp ? 1 : 0);
    },
  });
  new Gauge({
    name: 'soteria_content_age_seconds',
    help: 'Time since the CMS last answered, or since the start of the edge: what visitors see may be so old.',
    registers: [registry],
    async collect() {
      this.set((await read()).ageSeconds);
    },
  });
}
