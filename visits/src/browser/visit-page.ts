import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Sight } from '../compare-visits.ts';
import type { DevTools, DevToolsEvent } from './devtools-pipe.ts';
import { lookAtPage } from './look-at-page.ts';

export interface PageToVisit {
  /** Path and query. */
  readonly address: string;
  /** `events@1.1.0`: its failures count. */
  readonly release: string;
  /** The preview pass that shows the release. */
  readonly pass: string;
}

const Response = v.object({ type: v.string(), frameId: v.string(), response: v.object({ status: v.number() }) });
const Thrown = v.object({
  exceptionDetails: v.object({
    text: v.string(),
    exception: v.optional(v.object({ description: v.optional(v.string()) })),
  }),
});
const Logged = v.object({
  type: v.string(),
  args: v.array(v.object({ value: v.optional(v.unknown()), description: v.optional(v.string()) })),
});
const Ids = v.object({ browserContextId: v.string() });
const Target = v.object({ targetId: v.string() });
const Session = v.object({ sessionId: v.string() });
const Looked = v.object({ result: v.object({ value: v.picklist(['alive', 'coming', 'missing']) }) });

const LOOK_EVERY_MS = 100;

export interface VisitedOrigin {
  /** Where the site itself listens. */
  readonly origin: string;
  /** Milliseconds until a page must be alive. */
  readonly aliveWithinMs: number;
  /** Milliseconds after its load that a page is given before it is drawn. */
  readonly restMs: number;
}

/** Opens a page in a context of its own, and closes it. Nothing is pressed, so no form is sent. */
export function visitPage(devTools: DevTools, site: VisitedOrigin, page: PageToVisit): Promise<Sight> {
  return inOwnTab(devTools, (tab) => watchPage(devTools, { ...page, ...site, ...tab }));
}

/** A tab of the browser. */
export interface Tab {
  readonly sessionId: string;
  /** A page's target has the name of its frame. */
  readonly frameId: string;
}

/** Opens a tab in a context of its own, without cookies of anybody, and closes both. */
export async function inOwnTab<T>(devTools: DevTools, use: (tab: Tab) => Promise<T>): Promise<T> {
  const { browserContextId } = v.parse(Ids, await devTools.send('Target.createBrowserContext'));
  try {
    const blank = { url: 'about:blank', browserContextId };
    const { targetId } = v.parse(Target, await devTools.send('Target.createTarget', blank));
    const attach = { targetId, flatten: true };
    const { sessionId } = v.parse(Session, await devTools.send('Target.attachToTarget', attach));
    return await use({ sessionId, frameId: targetId });
  } finally {
    await devTools.send('Target.disposeBrowserContext', { browserContextId });
  }
}

export interface OpenPage extends PageToVisit, VisitedOrigin, Tab {
  /** Whether a page without a part of the release is well. */
  readonly mayLack?: boolean;
}

/** Opens a page in a tab, and waits until it is alive. */
export async function watchPage(devTools: DevTools, page: OpenPage): Promise<Sight> {
  const { origin, address, pass, sessionId } = page;
  const seen = { fault: null as string | null, status: 0 };
  const stop = devTools.onEvent((event) => {
    if (event.sessionId !== sessionId) return;
    seen.status = statusIn(event, page) ?? seen.status;
    seen.fault ??= faultIn(event, page);
  });
  try {
    for (const domain of ['Page', 'Runtime', 'Network']) await devTools.send(`${domain}.enable`, {}, sessionId);
    const url = new URL(address, origin);
    url.searchParams.set('preview', pass);
    await devTools.send('Page.navigate', { url: url.href }, sessionId);
    const found = await untilAlive(devTools, page, () => seen.fault !== null);
    return { status: seen.status, fault: seen.fault ?? faultOfState(found, page, seen.status) };
  } finally {
    stop();
  }
}

type State = v.InferOutput<typeof Looked>['result']['value'];

async function untilAlive(devTools: DevTools, page: OpenPage, isOver: () => boolean): Promise<State> {
  const { release, sessionId, aliveWithinMs } = page;
  const end = performance.now() + aliveWithinMs;
  const look = {
    expression: `(${lookAtPage.toString()})(${JSON.stringify(release)})`,
    awaitPromise: true,
    returnByValue: true,
  };
  for (;;) {
    // A page that loops never answers.
    const left = wait(Math.max(0, end - performance.now()), null, { ref: false });
    const looked = await Promise.race([devTools.send('Runtime.evaluate', look, sessionId).catch(() => null), left]);
    const found = v.safeParse(Looked, looked);
    const state = found.success ? found.output.result.value : 'coming';
    if (state !== 'coming' || isOver() || performance.now() >= end) return state;
    await wait(LOOK_EVERY_MS);
  }
}

function faultOfState(state: State, page: OpenPage, status: number): string | null {
  const { release, aliveWithinMs, mayLack = false } = page;
  if (state === 'alive' || (state === 'missing' && (mayLack || status >= 400))) return null;
  return state === 'missing'
    ? `the page has no part of ${release}.`
    : `it did not come alive within ${aliveWithinMs / 1_000} s.`;
}

function statusIn({ method, params }: DevToolsEvent, { frameId }: OpenPage): number | undefined {
  if (method !== 'Network.responseReceived') return undefined;
  const parsed = v.safeParse(Response, params);
  const isPage = parsed.success && parsed.output.type === 'Document' && parsed.output.frameId === frameId;
  return isPage ? parsed.output.response.status : undefined;
}

/** What the page threw, or what the shell says of the release. */
function faultIn({ method, params }: DevToolsEvent, { release }: PageToVisit): string | null {
  if (method === 'Runtime.exceptionThrown') {
    const { text, exception } = v.parse(Thrown, params).exceptionDetails;
    return `it threw "${firstLine(exception?.description ?? text)}".`;
  }
  if (method !== 'Runtime.consoleAPICalled') return null;
  const { type, args } = v.parse(Logged, params);
  const [words, error] = args.map(({ value, description }) => firstLine(String(description ?? value)));
  if (type !== 'error' || words === undefined || !words.startsWith(`${release} `)) return null;
  return `${words.replace(' (preview)', '').replace(/\.$/, '')} ("${error ?? ''}").`;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
