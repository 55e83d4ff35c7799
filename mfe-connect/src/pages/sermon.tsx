import type { ReactNode } from 'react';
import { detailPicture, fetchSermon, sermonAddress, type SermonDetails } from 'shared/content';
import { entryIdIn } from 'shared/contract';
import { Link } from 'section-kit/router';
import { type LoaderArgs, type PageHead, type SectionProps, useRetry } from 'section-kit/shell-api';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { linkClass } from 'shared/ui/link';
import { Spinner } from 'shared/ui/spinner';
import { StateMessage } from 'shared/ui/state-message';
import { excerpt, SERMON_EXCERPT } from '../excerpt/excerpt.ts';
import { coverOf } from '../features/sermon-list/cover-of.ts';
import { SermonFacts } from '../features/sermon-page/sermon-facts.tsx';
import { sermonJsonLd } from '../features/sermon-page/sermon-json-ld.ts';
import styles from '../features/sermon-page/sermon-page.module.css';
import { SermonRecording } from '../features/sermon-page/sermon-recording.tsx';
import { SermonVideo } from '../features/sermon-page/sermon-video.tsx';
import type { TranscriptLine } from '../features/sermon-page/transcript-lines.ts';

type SermonAnswer =
  | {
      readonly status: 'loaded';
      readonly sermon: Omit<SermonDetails, 'transcript'>;
      readonly transcript: readonly TranscriptLine[];
    }
  /** `missing`: there is no such sermon; else nobody answered. */
  | { readonly status: 'failed'; readonly missing: boolean };

const NOT_FOUND = 404;
const SIZES = '(min-width: 768px) 672px, 92vw';

export async function loader({ params, http, signal }: LoaderArgs): Promise<SermonAnswer> {
  const { response, error } = await fetchSermon(http, entryIdIn(params.sermon ?? ''), signal);
  if (response === null) return { status: 'failed', missing: error.status === NOT_FOUND };
  const { transcript, ...sermon } = response;
  return { status: 'loaded', sermon, transcript: await linesOf(transcript) };
}

/** Its parser loads only for a sermon that has a transcript. */
async function linesOf(transcript: string | null): Promise<TranscriptLine[]> {
  if (transcript === null) return [];
  const { transcriptLines } = await import('../features/sermon-page/transcript-lines.ts');
  return transcriptLines(transcript);
}

export function head({ data, url }: { readonly data: SermonAnswer; readonly url: URL }): PageHead {
  if (data.status === 'failed') return data.missing ? { status: NOT_FOUND } : {};
  const { sermon } = data;
  const { title, preacher, description, backgroundImage } = sermon;
  const canonical = sermonAddress(sermon);
  return {
    title,
    heading: title,
    canonical,
    ...(url.pathname === canonical ? {} : { movedTo: canonical }),
    description:
      (description && excerpt(description, SERMON_EXCERPT)) ??
      `${title}${preacher ? `, ${preacher}` : ''}: a sermon of Soteria Church in Maryland to listen to.`,
    ...(backgroundImage && { image: imageOf(title, backgroundImage) }),
    jsonLd: [sermonJsonLd(sermon, new URL(canonical, url))],
  };
}

function imageOf(title: string, picture: NonNullable<SermonDetails['backgroundImage']>) {
  const { url, width, height } = detailPicture(picture);
  return { src: url, width, height, alt: picture.alternativeText || title };
}

export function Loading(): ReactNode {
  return (
    <Container className={styles.page}>
      <Spinner label="Loading the sermon" />
    </Container>
  );
}

export function Component({ data }: SectionProps<SermonAnswer>): ReactNode {
  if (data.status === 'failed') return <SermonFailed missing={data.missing} />;
  const { sermon, transcript } = data;
  return (
    <Container className={styles.page}>
      <LazyImage className={styles.cover} {...coverOf(sermon, 'large')} sizes={SIZES} alt="" eager />
      <SermonFacts {...sermon} />
      <SermonVideo {...sermon} />
      {sermon.audio || sermon.youtubeLink ? (
        <SermonRecording sermon={sermon} transcript={transcript} />
      ) : (
        <p>The recording will follow soon.</p>
      )}
      <p>
        <Link className={linkClass()} to="/connect/sermons">
          All sermons
        </Link>
      </p>
    </Container>
  );
}

function SermonFailed({ missing }: { readonly missing: boolean }): ReactNode {
  const retry = useRetry();
  return (
    <Container className={styles.page}>
      <StateMessage kind="error" title="This sermon cannot be shown" {...(missing ? {} : { onRetry: retry })}>
        <p>
          {missing ? 'It may have been taken off our list. ' : 'Our recordings are not answering at the moment. '}
          <Link className={linkClass()} to="/connect/sermons">
            See all sermons
          </Link>
        </p>
      </StateMessage>
    </Container>
  );
}
