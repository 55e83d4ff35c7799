import { Counter, Histogram, type Registry } from 'prom-client';
import { RenderRefused } from '../rendering/errors.ts';

/** A document on its way to a visitor. */
interface SentDocument {
  readonly status: number;
  readonly redirect: string | undefined;
  readonly whole: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/** Counts documents, and measures how they are made. */
export interface DocumentMetrics {
  readonly sent: (document: SentDocument) => void;
  /** A visitor got an error page in place of a document. */
  readonly failed: (error: unknown) => void;
  /** Measures a render. */
  readonly rendering: <T>(render: () => Promise<T>) => Promise<T>;
}

type Outcome = 'complete' | 'incomplete' | 'not_found' | 'redirected' | 'shed' | 'failed';

const RENDER_SECONDS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4];
const AGE_SECONDS = [1, 5, 15, 30, 60, 120, 300, 900, 3600];

/** @param now milliseconds since 1970; tests set it */
export function createDocumentMetrics(registry: Registry, now: () => number = Date.now): DocumentMetrics {
  const { documents, age, duration, shed } = register([registry]);
  return {
    sent(document) {
      documents[outcomeOf(document)].inc();
      age.observe(Math.max(0, now() - document.madeAt) / 1_000);
    },
    failed: (error) => documents[error instanceof RenderRefused ? 'shed' : 'failed'].inc(),
    async rendering(render) {
      const observe = duration.startTimer();
      try {
        const rendered = await render();
        observe();
        return rendered;
      } catch (error) {
        if (error instanceof RenderRefused) shed.inc();
        else observe();
        throw error;
      }
    },
  };
}

function register(registers: Registry[]) {
  const counter = new Counter({
    name: 'soteria_documents_total',
    help: 'Documents that visitors asked for, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const counted = (outcome: Outcome) => counter.labels(outcome);
  // Once for each outcome: to look it up for each document would cost more than to count it.
  const documents = {
    complete: counted('complete'),
    incomplete: counted('incomplete'),
    not_found: counted('not_found'),
    redirected: counted('redirected'),
    shed: counted('shed'),
    failed: counted('failed'),
  } satisfies Record<Outcome, unknown>;
  for (const each of Object.values(documents)) each.inc(0);
  const age = new Histogram({
    name: 'soteria_document_age_seconds',
    help: 'How long ago the documents that visitors got were rendered, from the cache or for them.',
    buckets: AGE_SECONDS,
    registers,
  });
  const duration = new Histogram({
    name: 'soteria_render_duration_seconds',
    help: 'How long documents took to render, with their wait for a thread.',
    buckets: RENDER_SECONDS,
    registers,
  });
  const shed = new Counter({
    name: 'soteria_renders_shed_total',
    help: 'Renders that were refused because the edge had no time. Their visitors got an older document or status 503.',
    registers,
  });
  return { documents, age, duration, shed };
}

function outcomeOf({ status, redirect, whole }: SentDocument): Outcome {
  if (redirect !== undefined) return 'redirected';
  if (status === 404) return 'not_found';
  if (status >= 500) return 'failed';
  return whole ? 'complete' : 'incomplete';
}
