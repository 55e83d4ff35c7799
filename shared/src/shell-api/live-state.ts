import { liveStateAt, type LiveState } from '../content/index.ts';
import { useMinute } from './minute.ts';
import { useServices } from './services.ts';

/** What there is to see on the live stream, right to the minute while the page is open. */
export function useLiveState(): LiveState {
  const services = useServices();
  return liveStateAt(services, useMinute(services.asOf));
}
