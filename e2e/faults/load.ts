import { setTimeout as pause } from 'node:timers/promises';

export interface Load {
  /** @returns what was answered, each status once */
  stop(): Promise<readonly string[]>;
}

const PAUSE_MS = 250;
const PATIENCE_MS = 15_000;

/** Some requests a second, without a browser, over all these addresses. */
export function startLoad(url: string, addresses: readonly string[]): Load {
  const ending = new AbortController();
  const seen = new Set<string>();
  const asked: Promise<void>[] = [];

  async function ask(address: string): Promise<void> {
    try {
      const response = await fetch(url + address, { signal: AbortSignal.timeout(PATIENCE_MS) });
      await response.arrayBuffer();
      seen.add(String(response.status));
    } catch {
      seen.add('no answer');
    }
  }

  async function run(): Promise<void> {
    for (let turn = 0; !ending.signal.aborted; turn += 1) {
      asked.push(ask(addresses[turn % addresses.length] ?? '/'));
      await pause(PAUSE_MS);
    }
  }

  const running = run();
  return {
    async stop() {
      ending.abort();
      await running;
      await Promise.all(asked);
      return [...seen].sort();
    },
  };
}
