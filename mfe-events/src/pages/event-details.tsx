import { detailPicture, type Event, eventAddress, fetchEvent, fetchSiteSettings, isOff } from 'shared/content';
import { entryIdIn } from 'shared/contract';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { toEventPicture } from '../event/event-picture.ts';
import { toEventSummary } from '../event/event-summary.ts';
import { eventDescription } from '../features/event-details/event-description.ts';
import { EventDetails } from '../features/event-details/event-details.tsx';
import { EventDetailsFailed } from '../features/event-details/event-details-failed.tsx';
import { EventNotice } from '../features/event-details/event-notice.tsx';
import { EventDetailsSkeleton } from '../features/event-details/event-details-skeleton.tsx';
import { eventJsonLd } from '../features/event-details/event-json-ld.ts';
import { sharePicture } from '../features/event-details/share-picture.ts';
import { RichText } from 'shared/rich-text';
import { ShareButton } from '../features/share/share-button.tsx';

type EventAnswer =
  /** `address`: the venue's, else the church's, else empty, for search engines; the page has the site's settings from the shell. */
  | { readonly status: 'loaded'; readonly event: Event; readonly address: string }
  /** `missing`: there is no such event; else nobody answered. */
  | { readonly status: 'failed'; readonly missing: boolean };

const NOT_FOUND = 404;

/** The page of `/events/<title>-<id>`, and of `/event-details?id=<id>` (specification, section 2). */
export async function loader({ url, params, http, signal }: LoaderArgs): Promise<EventAnswer> {
  const id = params.event === undefined ? url.searchParams.get('id') : entryIdIn(params.event);
  if (!id) return { status: 'failed', missing: true };
  const { response: event, error } = await fetchEvent(http, id, signal);
  if (event === null) return { status: 'failed', missing: error.status === NOT_FOUND };
  const address = event.venue?.address || ((await fetchSiteSettings(http, signal))?.address ?? '');
  return { status: 'loaded', event, address };
}

export function head({ data, url }: { readonly data: EventAnswer; readonly url: URL }): PageHead {
  if (data.status === 'failed') return data.missing ? { status: NOT_FOUND } : {};
  const { event, address } = data;
  const canonical = eventAddress(event);
  return {
    canonical,
    ...movedTo(canonical, url),
    title: event.title,
    heading: event.title,
    description: eventDescription(event),
    // Its own picture says neither what nor when: it is for search engines and for the page.
    image: sharePicture(event, address),
    jsonLd: [eventJsonLd(event, { url: new URL(canonical, url), address })],
  };
}

/** A link with the title that the event had before, or with another spelling, leads to the page of today. */
function movedTo(canonical: string, { pathname }: URL): Pick<PageHead, 'movedTo'> {
  return pathname.startsWith('/events/') && pathname !== canonical ? { movedTo: canonical } : {};
}

export const Loading = EventDetailsSkeleton;

export function Component({ data }: SectionProps<EventAnswer>) {
  if (data.status === 'failed') return <EventDetailsFailed answer={data} missing={data.missing} />;
  const { event } = data;
  const summary = { ...toEventSummary(event), picture: toEventPicture(event.image, detailPicture) };
  return (
    <EventDetails
      event={summary}
      notice={<EventNotice event={event} />}
      registrationLink={isOff(event) ? null : event.registerationLink}
      onlineLink={event.eventStatus === 'Moved online' ? event.onlineLink : null}
      calendarFile={isOff(event) ? null : `/calendar/events/${encodeURIComponent(event.id)}.ics`}
      share={<ShareButton />}
    >
      {event.desc.length > 0 ? <RichText blocks={event.desc} /> : null}
    </EventDetails>
  );
}
