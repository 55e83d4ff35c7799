import type { SectionPart } from 'shared/content';
import { RichBlocks } from 'shared/rich-text';
import { Container } from 'shared/ui/container';
import { SectionHeading } from 'shared/ui/section-heading';
import styles from './plain-section.module.css';

/** A heading and a text without a picture. */
export function PlainSection({ part: { eyebrow, title, text } }: { readonly part: SectionPart }) {
  return (
    <Container width="text" className={styles.section}>
      {title ? <SectionHeading eyebrow={eyebrow}>{title}</SectionHeading> : null}
      <RichBlocks blocks={text} />
    </Container>
  );
}
