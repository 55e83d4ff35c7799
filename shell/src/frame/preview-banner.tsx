import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { Preview, ReleasePreview } from 'shared/contract';
import { PreviewContext } from '../site/site-context.ts';
import styles from './preview-banner.module.css';

/** Names what is previewed and links back to the public site. The link loads a document, because the edge ends the preview. */
export function PreviewBanner() {
  const preview = use(PreviewContext);
  return preview ? <Banner preview={preview} /> : null;
}

function Banner({ preview }: { readonly preview: Preview }) {
  const { pathname, search } = useLocation();
  return (
    <section aria-label="Preview" className={styles.banner}>
      <p>{'release' in preview ? <OfRelease {...preview} /> : OF_DRAFTS}</p>
      <a href={`${pathname}${withoutPreview(search)}`}>Leave the preview</a>
    </section>
  );
}

const OF_DRAFTS = 'Preview with drafts that visitors do not see. It ends by itself after an hour.';

function OfRelease({ release, until }: ReleasePreview) {
  return (
    <>
      Preview of <strong>{release}</strong>, until <time dateTime={until}>{shown(until)}</time>
    </>
  );
}

/** Keeps the other query keys. */
function withoutPreview(search: string): string {
  const query = new URLSearchParams(search);
  query.set('preview', 'off');
  return `?${query}`;
}

/** `2026-11-21 18:00 UTC`; independent of the browser's locale. */
function shown(until: string): string {
  const [day, time = ''] = new Date(until).toISOString().split('T');
  return `${day} ${time.slice(0, 5)} UTC`;
}
