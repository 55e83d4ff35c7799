import { detailPicture, type Event, fetchEvent } from 'shared/content';
import type { LoaderArgs, PageHead, SectionProps } from 'shared/shell-api';
import { eventPicture } from '../event/event-picture.ts';
import { eventSummary } from '../event/event-summary.ts';
import { eventDescription } from '../features/event-details/event-description.ts';
import { EventDetails } from '../features/event-details/event-details.tsx';
import { EventDetailsFailed } from '../features/event-details/event-details-failed.tsx';
import { EventDetailsSkeleton } from '../features/event-details/event-details-skeleton.tsx';
import { eventJsonLd } from '../features/event-details/event-json-ld.ts';
import { RichText } from '../features/rich-text/rich-text.tsx';
import { ShareButton } from '../features/share/share-button.tsx';

type EventAnswer =
  | { readonly status: 'loaded'; readonly event: Event }
  /** `missing`: there is no such event; else nobody answered. */
  | { readonly status: 'failed'; readonly missing: boolean };

const NOT_FOUND = 404;

export async function loader({ url, http, signal }: LoaderArgs): Promise<EventAnswer> {
  const id = url.searchParams.get('id');
  if (!id) return { status: 'failed', missing: true };
  const { response, error } = await fetchEvent(http, id, signal);
  return response ? { status: 'loaded', event: response } : { status: 'failed', missing: error.status === NOT_FOUND };
}

export function head({ data, url }: { readonly data: EventAnswer; readonly url: URL }): PageHead {
  if (data.status === 'failed') return data.missing ? { status: NOT_FOUND } : {};
  const { event } = data;
  return {
    title: event.title,
    heading: event.title,
    description: eventDescription(event),
    // Previews and search engines take no drawing: without a picture of its own the event has none there.
    ...(event.image ? { image: detailPicture(event.image).url } : {}),
    jsonLd: [eventJsonLd(event, url)],
  };
}

export const Loading = EventDetailsSkeleton;

export function Component({ data }: SectionProps<EventAnswer>) {
  if (data.status === 'failed') return <EventDetailsFailed answer={data} />;
  const { event } = data;
  const summary = { ...eventSummary(event), picture: eventPicture(event.image, detailPicture) };
  return (
    <EventDetails event={summary} registrationLink={event.registerationLink} share={<ShareButton />}>
      {event.desc.length > 0 ? <RichText blocks={event.desc} /> : null}
    </EventDetails>
  );
}
