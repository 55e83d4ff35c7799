import { detailPicture, type Event, fetchEvent, fetchSiteSettings, type Picture } from 'shared/content';
import type { LoaderArgs, PageHead, PageImage, SectionProps } from 'shared/shell-api';
import { toEventPicture } from '../event/event-picture.ts';
import { toEventSummary } from '../event/event-summary.ts';
import { eventDescription } from '../features/event-details/event-description.ts';
import { EventDetails } from '../features/event-details/event-details.tsx';
import { EventDetailsFailed } from '../features/event-details/event-details-failed.tsx';
import { EventDetailsSkeleton } from '../features/event-details/event-details-skeleton.tsx';
import { eventJsonLd } from '../features/event-details/event-json-ld.ts';
import { RichText } from '../features/rich-text/rich-text.tsx';
import { ShareButton } from '../features/share/share-button.tsx';

type EventAnswer =
  /** `address`: the venue's, else the church's, else empty, for search engines; the page has the site's settings from the shell. */
  | { readonly status: 'loaded'; readonly event: Event; readonly address: string }
  /** `missing`: there is no such event; else nobody answered. */
  | { readonly status: 'failed'; readonly missing: boolean };

const NOT_FOUND = 404;

export async function loader({ url, http, signal }: LoaderArgs): Promise<EventAnswer> {
  const id = url.searchParams.get('id');
  if (!id) return { status: 'failed', missing: true };
  const { response: event, error } = await fetchEvent(http, id, signal);
  if (event === null) return { status: 'failed', missing: error.status === NOT_FOUND };
  const address = event.venue?.address || ((await fetchSiteSettings(http, signal))?.address ?? '');
  return { status: 'loaded', event, address };
}

export function head({ data, url }: { readonly data: EventAnswer; readonly url: URL }): PageHead {
  if (data.status === 'failed') return data.missing ? { status: NOT_FOUND } : {};
  const { event, address } = data;
  return {
    title: event.title,
    heading: event.title,
    description: eventDescription(event),
    // Previews take no drawing: an event without a picture of its own is shared with the site's.
    ...(event.image ? { image: pageImage(event, event.image) } : {}),
    jsonLd: [eventJsonLd(event, { url, address })],
  };
}

function pageImage({ title }: Event, picture: Picture): PageImage {
  const { url, width, height } = detailPicture(picture);
  return { src: url, width, height, alt: picture.alternativeText || title };
}

export const Loading = EventDetailsSkeleton;

export function Component({ data }: SectionProps<EventAnswer>) {
  if (data.status === 'failed') return <EventDetailsFailed answer={data} missing={data.missing} />;
  const { event } = data;
  const summary = { ...toEventSummary(event), picture: toEventPicture(event.image, detailPicture) };
  return (
    <EventDetails event={summary} registrationLink={event.registerationLink} share={<ShareButton />}>
      {event.desc.length > 0 ? <RichText blocks={event.desc} /> : null}
    </EventDetails>
  );
}
