import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { PreviewContext } from '../site/preview-context.ts';
import styles from './preview-banner.module.css';

/** Says that this is not the site that everybody sees, and leads back to it: by a new document, which the edge decides. */
export function PreviewBanner() {
  const preview = use(PreviewContext);
  const { pathname, search } = useLocation();
  if (!preview) return null;
  return (
    <section aria-label="Preview" className={styles.banner}>
      <p>
        Preview of <strong>{preview.release}</strong>, until{' '}
        <time dateTime={preview.until}>{shown(preview.until)}</time>
      </p>
      <a href={`${pathname}${withoutPreview(search)}`}>Leave the preview</a>
    </section>
  );
}

/** The same page: what else its address asks for stays. */
function withoutPreview(search: string): string {
  const query = new URLSearchParams(search);
  query.set('preview', 'off');
  return `?${query}`;
}

/** `2026-11-21 18:00 UTC`: the same text on the server and in every browser. */
function shown(until: string): string {
  const [day, time = ''] = new Date(until).toISOString().split('T');
  return `${day} ${time.slice(0, 5)} UTC`;
}
