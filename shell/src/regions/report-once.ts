import { releaseName } from 'shared/contract';
import type { RegionReport } from './region-report.ts';

/** Each failure of a release counts once for a page, however many regions and attempts meet it. */
export function reportOnce(report: RegionReport): RegionReport {
  const told = new Set<string>();
  return (failure, error) => {
    const { section, version, reason, cause } = failure;
    const key = `${releaseName(section, version)} ${reason} ${cause}`;
    if (told.has(key)) return;
    told.add(key);
    report(failure, error);
  };
}
