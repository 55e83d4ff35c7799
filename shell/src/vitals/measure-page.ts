import type { VitalsReport } from 'shared/contract';
import { onCLS, onINP, onLCP } from 'web-vitals';

export type Measured = Partial<Pick<VitalsReport, 'lcp' | 'inp' | 'cls'>>;

/**
 * Measures the visit from its start, because browsers record what happened before this script. It ends when the page is hidden
 * for the first time: the page may be closed without another event.
 */
export function measurePage(done: (measured: Measured) => void): void {
  const measured: { -readonly [Name in keyof Measured]: Measured[Name] } = {};
  const always = { reportAllChanges: true };
  onLCP(({ value }) => (measured.lcp = value), always);
  onINP(({ value }) => (measured.inp = value), always);
  onCLS(({ value }) => (measured.cls = value), always);

  function finish(): void {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', finish);
    if (Object.keys(measured).length > 0) done(measured);
  }
  document.addEventListener('visibilitychange', finish);
}
