import { churchDay, type SermonDetails } from 'shared/content';

type Sermon = Pick<SermonDetails, 'title' | 'preacher' | 'date' | 'description' | 'series' | 'audio'>;

/** The sermon as search engines read it: https://schema.org/PodcastEpisode. @param url its page */
export function sermonJsonLd(sermon: Sermon, url: URL): Readonly<Record<string, unknown>> {
  const { title, preacher, date, description, series, audio } = sermon;
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastEpisode',
    name: title,
    url: url.href,
    ...(description && { description }),
    ...(date && { datePublished: churchDay(date) }),
    ...(preacher && { author: { '@type': 'Person', name: preacher } }),
    ...(audio && { associatedMedia: { '@type': 'AudioObject', contentUrl: new URL(audio, url).href } }),
    partOfSeries: { '@type': 'PodcastSeries', name: series ?? 'Soteria Church', url: `${url.origin}/connect/sermons` },
  };
}
