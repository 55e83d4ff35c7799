import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { type ChurchService, CHURCH_TIME_ZONE, serviceEnd, servicesOn, serviceStart } from 'shared/content';
import type { CalendarServices } from 'shared/content/feeds';
import type { CalendarSite } from './calendar-entry.ts';
import { editData, inMaryland } from './entry-parts.ts';

/** The services of some days as entries of a calendar. One that is called off stays, and says so. */
export function serviceEntries(times: CalendarServices, days: readonly string[], site: CalendarSite): ICalEventData[] {
  return days.flatMap((day) => servicesOn(day, times)).map((service) => serviceEntry(service, times, site));
}

function serviceEntry(
  service: ChurchService,
  { expect, updatedAt }: CalendarServices,
  site: CalendarSite,
): ICalEventData {
  const { day, time, name, place, off, note } = service;
  const title = name || 'Service';
  const url = `${site.publicUrl}/plan-your-visit`;
  return {
    id: `service-${day}-${time.slice(0, 5).replace(':', '')}@${new URL(site.publicUrl).hostname}`,
    timezone: CHURCH_TIME_ZONE,
    start: inMaryland(serviceStart(service)),
    end: inMaryland(serviceEnd(service)),
    summary: off ? `CANCELLED: ${title}` : title,
    status: off ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    description: [note, expect, url].filter(Boolean).join('\n\n'),
    location: place || site.churchAddress,
    url,
    ...editData(updatedAt),
  };
}
