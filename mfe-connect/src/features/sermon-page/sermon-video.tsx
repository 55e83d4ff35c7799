import type { ReactNode } from 'react';
import type { SermonDetails } from 'shared/content';
import { VideoLink } from '../../video/video-link.tsx';
import { toVideoSource } from '../../video/video-source.ts';
import { Video } from '../../video/video.tsx';
import styles from './sermon-page.module.css';

/** The video of a sermon, where it can play, and the way to it; nothing where there is none. */
export function SermonVideo({ title, youtubeLink }: Pick<SermonDetails, 'title' | 'youtubeLink'>): ReactNode {
  if (!youtubeLink) return null;
  const source = toVideoSource(youtubeLink);
  return (
    <div className={styles.video}>
      {source && <Video key={youtubeLink} source={source} title={title} />}
      <p className={styles.way}>
        <VideoLink address={youtubeLink} />
      </p>
    </div>
  );
}
