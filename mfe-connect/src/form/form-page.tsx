import type { SectionPart } from 'shared/content';
import type { ReactNode } from 'react';
import { RichBlocks } from 'shared/rich-text';
import { Card } from 'shared/ui/card';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { SectionHeading } from 'shared/ui/section-heading';
import styles from './form-page.module.css';

interface FormPageProps {
  /** What staff wrote about it. */
  readonly intro: SectionPart;
  /** Of the title, which names the form. */
  readonly titleId: string;
  readonly form: ReactNode;
  /** 1200 × 900. */
  readonly picture: { readonly src: string; readonly alt: string };
  /** What else there is to know. */
  readonly children: ReactNode;
}

/** A form and what belongs to it: side by side, or on a small screen a few words, the form, then the rest. */
export function FormPage({ intro: { eyebrow, title, text }, titleId, form, picture, children }: FormPageProps) {
  return (
    <Container className={styles.page}>
      <div className={styles.intro}>
        <SectionHeading eyebrow={eyebrow} id={titleId}>
          {title}
        </SectionHeading>
        <div className={styles.lead}>
          <RichBlocks blocks={text} />
        </div>
      </div>
      <Card as="div" className={styles.form}>
        {form}
      </Card>
      <div className={styles.rest}>
        <LazyImage {...picture} width={1200} height={900} className={styles.picture} eager />
        {children}
      </div>
    </Container>
  );
}
