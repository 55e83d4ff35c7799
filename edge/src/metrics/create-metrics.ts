import { Histogram, Registry } from 'prom-client';
import type { ReleaseFolder, ReleaseTable } from 'releases/serving';
import { observeContent } from './content-metrics.ts';
import { createDocumentMetrics, type DocumentMetrics } from './document-metrics.ts';
import { type Attempted, countDeliveries, gaugeForms, type ReadFormCounts } from './form-metrics.ts';
import { countReleaseFailures, gaugeRollouts } from './release-metrics.ts';

/** What a scrape or a timer reads of the edge. */
interface MetricSources {
  readonly table: () => ReleaseTable;
  readonly formCounts: ReadFormCounts;
  /** Mean of the last second. `Infinity` when the event loop was blocked for all of it. */
  readonly eventLoopDelayMs: () => number;
}

/** The metrics of one edge. Its parts count as they work; the rest is read when somebody asks for `/metrics`. */
export interface EdgeMetrics {
  readonly registry: Registry;
  readonly documents: DocumentMetrics;
  readonly attempted: Attempted;
  readonly releaseFailed: (release: ReleaseFolder) => void;
  /** Observes the calls of the content API. Returns the function to call it by. */
  readonly observeContent: <T>(ask: (address: string) => Promise<T>) => (address: string) => Promise<T>;
  /** Begins to read the sources. */
  readonly read: (sources: MetricSources) => void;
  /** Stops reading. */
  readonly close: () => void;
}

/** A registry of its own, because several edges may run in one process. */
export function createMetrics(): EdgeMetrics {
  const registry = new Registry();
  let timer: NodeJS.Timeout | undefined;
  return {
    registry,
    documents: createDocumentMetrics(registry),
    attempted: countDeliveries(registry),
    releaseFailed: countReleaseFailures(registry),
    observeContent: (ask) => observeContent(registry, ask),
    read({ table, formCounts, eventLoopDelayMs }) {
      gaugeRollouts(registry, table);
      gaugeForms(registry, formCounts);
      timer = measureEventLoop(registry, eventLoopDelayMs);
    },
    close: () => clearInterval(timer),
  };
}

const SAMPLE_MS = 1_000;

/** A histogram, so that several who scrape see the same, and nothing between two scrapes is lost. */
function measureEventLoop(registry: Registry, delayMs: () => number): NodeJS.Timeout {
  const delay = new Histogram({
    name: 'soteria_event_loop_delay_seconds',
    help: "How long the edge's main thread made timers wait: the mean of each second.",
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry],
  });
  const observe = () => {
    const measured = delayMs();
    // A histogram throws for Infinity: a second that was blocked counts as one.
    delay.observe((Number.isFinite(measured) ? measured : SAMPLE_MS) / 1_000);
  };
  return setInterval(observe, SAMPLE_MS).unref();
}
