import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReleaseFolder, ReleaseTable } from 'releases/serving';

/** Counts failures of releases, in documents and in browsers. Returns what is called for each. */
export function countReleaseFailures(registry: Registry): (release: ReleaseFolder) => void {
  const failures = new Counter({
    name: 'soteria_release_failures_total',
    help: 'Regions of a section that failed, on the server or in a browser, also where a fallback took their place.',
    labelNames: ['section'],
    registers: [registry],
  });
  return ({ section }) => failures.inc({ section });
}

type Entry = ReleaseTable['sections'][string][number];

/** Gauges of the present release table. @param now milliseconds since 1970; tests set it */
export function gaugeRollouts(registry: Registry, table: () => ReleaseTable, now: () => number = Date.now): void {
  const registers = [registry];
  new Gauge({
    name: 'soteria_rollout_share_ratio',
    help: "The share of visitors that get a rollout's candidate, from 0 to 1. Without a rollout there is no sample.",
    labelNames: ['section', 'version'],
    registers,
    collect() {
      this.reset();
      for (const { section, version, share } of candidatesOf(table())) this.set({ section, version }, share / 100);
    },
  });
  new Gauge({
    name: 'soteria_rollout_halted',
    help: 'Whether a rollout is halted: 1 or 0. How: paused, or quarantined by the judge within seven days with nothing newer.',
    labelNames: ['section', 'version', 'how'],
    registers,
    collect() {
      this.reset();
      for (const { section, version, paused } of candidatesOf(table()))
        this.set({ section, version, how: 'paused' }, paused === undefined ? 0 : 1);
      for (const { section, version } of quarantinedOf(table(), now()))
        this.set({ section, version, how: 'quarantined' }, 1);
    },
  });
}

type NamedEntry = Entry & { readonly section: string };

function candidatesOf({ sections }: ReleaseTable): NamedEntry[] {
  return Object.entries(sections).flatMap(([section, entries]) =>
    entries.filter(({ state }) => state === 'candidate').map((entry) => ({ ...entry, section })),
  );
}

const NEWS_MS = 7 * 86_400_000;

/** Of each section, the release that the judge took back last, unless something newer has happened to the section. */
function quarantinedOf({ sections }: ReleaseTable, time: number): NamedEntry[] {
  return Object.entries(sections).flatMap(([section, entries]) => {
    const latest = entries.toSorted((one, other) => Date.parse(other.since) - Date.parse(one.since))[0];
    if (latest?.state !== 'quarantined' || time - Date.parse(latest.since) > NEWS_MS) return [];
    return [{ ...latest, section }];
  });
}
