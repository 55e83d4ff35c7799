import type { Own } from '../outage-test.ts';
import { site } from '../site.ts';

/** A site whose services are streamed all day, or never. On which day the test runs decides nothing then. */
export async function siteWithServices(own: Own, streamed: 'today' | 'never'): Promise<string> {
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'long' }).format();
  const service = { name: 'Worship', weekday, startTime: '00:00:00', endTime: '23:59:59', place: '' };
  const attributes = { services: [{ ...service, online: streamed === 'today' }], exceptions: [], expect: '' };
  const proxy = await own.proxy(site.cmsUrl);
  const entry = JSON.stringify({ data: { id: 1, attributes: { ...attributes, liveUntil: null, offUntil: null } } });
  proxy.fail(/^\/api\/service-time/, ({ forward }) => forward(() => entry));
  return (await own.edge({ contentApiUrl: proxy.url })).url;
}
