import type { Block } from 'shared/content';
import { RichBlocks } from './rich-blocks.tsx';
import styles from './rich-text.module.css';

/** Formatted text with a look of its own, wherever it stands. */
export function RichText({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.text}>
      <RichBlocks blocks={blocks} looks={styles} />
    </div>
  );
}
