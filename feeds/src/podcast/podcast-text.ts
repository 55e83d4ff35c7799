import { generateRssFeed } from 'feedsmith';
import { sermonAddress, wallClockMoment } from 'shared/content';
import type { PodcastSermon } from 'shared/content/feeds';
import { v5 as uuid } from 'uuid';

export interface PodcastOptions {
  /** The canonical origin. */
  readonly publicUrl: string;
  /** Bytes of a recording by its address. */
  readonly sizes: ReadonlyMap<string, number>;
}

const TITLE = 'Soteria Church: Sermons';
const DESCRIPTION = 'Sermons from Soteria Church in Baltimore County, Maryland, in the week after they were preached.';
/** The namespace of podcasts' identifiers (podcast:guid). */
const NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';
/** A recording has a day only: by noon it is that day everywhere in America. */
const NOON = '12:00:00';

/** The sermons that have a recording and a date as a podcast (RSS 2.0, itunes, podcast). */
export function podcastText(sermons: readonly PodcastSermon[], { publicUrl, sizes }: PodcastOptions): string {
  const address = `${publicUrl}/podcast.xml`;
  const cover = `${publicUrl}/podcast-cover.jpg`;
  const text = generateRssFeed({
    title: TITLE,
    description: DESCRIPTION,
    link: `${publicUrl}/connect/sermons`,
    language: 'en-us',
    atom: { links: [{ href: address, rel: 'self', type: 'application/rss+xml' }] },
    image: { url: cover, title: TITLE, link: `${publicUrl}/connect/sermons` },
    itunes: {
      author: 'Soteria Church',
      image: cover,
      explicit: false,
      type: 'episodic',
      categories: [{ text: 'Religion & Spirituality', categories: [{ text: 'Christianity' }] }],
    },
    podcast: { guid: uuid(address.replace(/^https?:\/\//, ''), NAMESPACE), locked: { value: true } },
    items: sermons.flatMap((sermon) => item(sermon, { publicUrl, sizes })),
  });
  // feedsmith writes `no`; Apple Podcasts asks for `false`.
  return text.replaceAll('<itunes:explicit>no</itunes:explicit>', '<itunes:explicit>false</itunes:explicit>');
}

function item(sermon: PodcastSermon, { publicUrl, sizes }: PodcastOptions) {
  const { id, title, preacher, date, audio, description, scripture, series, chapters, hasTranscript } = sermon;
  const length = audio === null ? undefined : sizes.get(audio);
  if (audio === null || length === undefined || date === null) return [];
  const texts = [description, scripture && `Scripture: ${scripture}`, series && `Series: ${series}`, preacher];
  const parts = `${publicUrl}/sermons/${encodeURIComponent(id)}`;
  return [
    {
      title,
      link: `${publicUrl}${sermonAddress(sermon)}`,
      description: texts.filter(Boolean).join('\n') || title,
      guid: { value: `${id}@${new URL(publicUrl).hostname}`, isPermaLink: false },
      pubDate: wallClockMoment(date.slice(0, 10), NOON),
      enclosures: [{ url: new URL(audio, publicUrl).href, length, type: 'audio/mpeg' }],
      itunes: { episodeType: 'full', explicit: false, ...(preacher && { author: preacher }) },
      podcast: {
        ...(hasTranscript && { transcripts: [{ url: `${parts}/transcript.vtt`, type: 'text/vtt', language: 'en' }] }),
        ...(chapters.length > 0 && { chapters: { url: `${parts}/chapters.json`, type: 'application/json+chapters' } }),
        ...(preacher && { persons: [{ display: preacher, role: 'host' }] }),
      },
    },
  ];
}
