import fc from 'fast-check';
import { type BadRequest, badRequests } from './bad-requests.ts';
import { executableIn } from './executable-in.ts';
import { type RawAnswer, sendRaw } from './send-raw.ts';

export interface FedRoute {
  requests: number;
  readonly statuses: Map<number, number>;
  slowestMs: number;
}

export interface FeedEdgeOptions {
  readonly origin: string;
  readonly seed: number;
  readonly requests: number;
  readonly onTenth: () => Promise<void>;
}

const AT_ONCE = 16;
const LIMIT_MS = 1_000;
const MARKER = /fuzz\(\)/;

/** Sends so many bad requests, several at a time. Returns what went wrong, and how each route answered. */
export async function feedEdge({ origin, seed, requests, onTenth }: FeedEdgeOptions) {
  const routes = new Map<string, FedRoute>();
  const failures: string[] = [];
  const tenth = Math.ceil(requests / 10);
  for (let done = 0; done < requests && failures.length < 10; done += tenth) {
    const batch = fc.sample(badRequests, { seed: seed + done, numRuns: Math.min(tenth, requests - done) });
    const waiting = batch.values();
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(waiting)));
    await onTenth();
  }
  return { routes, failures };

  async function sendAll(waiting: Iterable<BadRequest>): Promise<void> {
    for (const request of waiting) await send(request);
  }

  async function send(request: BadRequest): Promise<void> {
    const answer = await sendRaw(origin, request.bytes);
    const route = routes.get(request.route) ?? { requests: 0, statuses: new Map(), slowestMs: 0 };
    routes.set(request.route, route);
    route.requests += 1;
    route.statuses.set(answer.status, (route.statuses.get(answer.status) ?? 0) + 1);
    route.slowestMs = Math.max(route.slowestMs, answer.ms);
    const fault = faultOf(answer) ?? (answer.ms > LIMIT_MS ? await slowness(request) : null);
    if (fault) failures.push(`${fault}: ${JSON.stringify(request.bytes.slice(0, 2_000))}`);
  }

  /** On a busy machine others may be why; alone it must be quick. */
  async function slowness({ bytes }: BadRequest): Promise<string | null> {
    const { ms } = await sendRaw(origin, bytes);
    return ms > LIMIT_MS ? `took ${Math.round(ms)} ms` : null;
  }
}

function faultOf({ status, text }: RawAnswer): string | null {
  if (status >= 500) return `answered ${status}`;
  const [head = '', ...rest] = text.split('\r\n\r\n');
  if (/^(x-fuzz|set-cookie: fuzz)/im.test(head)) return 'wrote a header';
  if (/^location: *([a-z]+:|\/[/\\])/im.test(head)) return 'leads elsewhere';
  const body = rest.join('\r\n\r\n');
  if (!/^content-type: text\/html/im.test(head) || !MARKER.test(body)) return null;
  const own = body.replace(/<script\b[^>]*type="application\/(ld\+)?json"[^>]*>[^<]*<\/script>/g, '');
  const found = own
    .match(/<[^>]*fuzz\(\)[^>]*>|<script[^>]*>[^<]*fuzz\(\)/g)
    ?.map(executableIn)
    .find(Boolean);
  return found ? `has something that runs: ${found}` : null;
}
