import type { TextPart } from 'shared/content';
import styles from './search-results.module.css';

/** A text with the words that were looked for. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, at) =>
    marked ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
