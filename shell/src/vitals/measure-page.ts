import type { VitalsReport } from 'shared/contract';
import { onCLS, onINP, onLCP } from 'web-vitals';

export type Measured = Partial<Pick<VitalsReport, 'lcp' | 'inp' | 'cls'>>;

/**
 * Measures the visit from its beginning (browsers keep what happened before this ran) until the page is hidden for the
 * first time, which may be the last that is heard of it.
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
