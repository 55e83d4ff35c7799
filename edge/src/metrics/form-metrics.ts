import { LRUCache } from 'lru-cache';
import { Counter, Gauge, type Registry } from 'prom-client';

const RECIPIENTS = ['content_api', 'mail'] as const;
const RESULTS = ['delivered', 'refused', 'postponed'] as const;
const STATES = ['waiting', 'refused', 'held'] as const;

/** Called after each attempt to deliver a form. */
export type Attempted = (recipient: (typeof RECIPIENTS)[number], result: (typeof RESULTS)[number]) => void;

export function countDeliveries(registry: Registry): Attempted {
  const deliveries = new Counter({
    name: 'soteria_form_deliveries_total',
    help: 'Attempts to deliver a form, by recipient and result. What is postponed is tried again.',
    labelNames: ['recipient', 'result'],
    registers: [registry],
  });
  for (const recipient of RECIPIENTS) for (const result of RESULTS) deliveries.inc({ recipient, result }, 0);
  return (recipient, result) => deliveries.inc({ recipient, result });
}

/** Forms of one state. A state may come several times. */
interface StateCount {
  readonly state: (typeof STATES)[number];
  readonly count: number;
  readonly oldestMs: number;
}

/** Counts the forms that are not delivered. Rejects when they cannot be read. */
export type ReadFormCounts = () => Promise<readonly StateCount[]>;

/** Several scrapes, and the gauges of one, share a reading. */
const CACHED_MS = 5_000;

export function gaugeForms(registry: Registry, read: ReadFormCounts): void {
  const readings = new LRUCache<'forms', readonly StateCount[]>({ max: 1, ttl: CACHED_MS, fetchMethod: read });
  const counts = async () => (await readings.fetch('forms').catch(() => undefined)) ?? null;
  const registers = [registry];
  new Gauge({
    name: 'soteria_forms_readable',
    help: 'Whether the stored forms can be read: 1 or 0. While it is 0, nothing is known of them.',
    registers,
    async collect() {
      this.set((await counts()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'soteria_forms_pending',
    help: 'Forms that are not delivered: waiting, refused by the CMS, or held because they look like spam.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const forms = await counts();
      for (const state of forms ? STATES : []) this.set({ state }, sumOf(forms, state));
    },
  });
  new Gauge({
    name: 'soteria_forms_oldest_age_seconds',
    help: 'How long the oldest form of a state waits; 0 without one.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const forms = await counts();
      for (const state of forms ? STATES : []) this.set({ state }, oldestOf(forms, state) / 1_000);
    },
  });
}

function sumOf(forms: readonly StateCount[] | null, state: StateCount['state']): number {
  return (forms ?? []).filter((one) => one.state === state).reduce((sum, { count }) => sum + count, 0);
}

function oldestOf(forms: readonly StateCount[] | null, state: StateCount['state']): number {
  return Math.max(0, ...(forms ?? []).filter((one) => one.state === state).map(({ oldestMs }) => oldestMs));
}
