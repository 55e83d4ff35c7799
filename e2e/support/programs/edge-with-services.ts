import type { Own } from '../outage-test.ts';
import { site } from '../site.ts';
import { type EdgeOptions, type OwnEdge } from './own-edge.ts';

/** An edge whose services are streamed all day, or never. On which day the test runs decides nothing then. */
export async function edgeWithServices(
  own: Own,
  streamed: 'today' | 'never',
  options: Partial<EdgeOptions> = {},
): Promise<OwnEdge> {
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'long' }).format();
  const service = { name: 'Worship', weekday, startTime: '00:00:00', endTime: '23:59:59', place: '' };
  const attributes = { services: [{ ...service, online: streamed === 'today' }], exceptions: [], expect: '' };
  const proxy = await own.proxy(options.contentApiUrl ?? site.cmsUrl);
  const entry = JSON.stringify({ data: { id: 1, attributes: { ...attributes, liveUntil: null, offUntil: null } } });
  proxy.fail(/^\/api\/service-time/, ({ forward }) => forward(() => entry));
  return own.edge({ ...options, contentApiUrl: proxy.url });
}
