import { useRef, useState } from 'react';
import { type FocalPoint, focalPointClass } from '../focal-point/index.ts';
import { useHydrated } from '../hydrated/index.ts';
import styles from './lazy-image.module.css';
import { type ImageSource, SizedImage } from './sized-image.tsx';
import { useNearViewport } from './use-near-viewport.ts';

export interface LazyImageProps {
  /** The one file for browsers that know none of the sources' formats. */
  readonly src: string;
  /** `''` when the picture only decorates. */
  readonly alt: string;
  /** Pixels of the file: with the height they give the shape before it arrives. */
  readonly width: number;
  readonly height: number;
  /** On the box around the picture, which it fills (`object-fit: cover`): give another shape with `aspect-ratio`. */
  readonly className?: string | undefined;
  /** For the largest picture of a page: loaded before all others, never faded in. */
  readonly eager?: boolean | undefined;
  /** The same picture in other formats and at other widths, the best format first. */
  readonly sources?: readonly ImageSource[] | undefined;
  /** What stays in view where the box has another shape; left out: the middle. */
  readonly focalPoint?: FocalPoint | null | undefined;
  /** How wide the picture is shown (`sizes` of HTML): as true as the layout, or the wrong width is loaded. */
  readonly sizes?: string | undefined;
}

type ImageProps = Omit<LazyImageProps, 'className' | 'eager' | 'sources' | 'focalPoint'> & {
  readonly sources: readonly ImageSource[];
  /** On the picture itself. */
  readonly className: string;
};

/**
 * A picture over a placeholder of its shape, so nothing moves when it arrives.
 * The browser decides when to load a picture that the server rendered. A picture that was rendered in the browser
 * loads when it is near, and is blurred until then (decision 0046).
 */
export function LazyImage({ className, eager, sources = [], focalPoint, ...rest }: LazyImageProps) {
  const image = { ...rest, sources, className: [styles.image, focalPointClass(focalPoint)].filter(Boolean).join(' ') };
  const box = className ? `${styles.box} ${className}` : styles.box;
  return (
    <span className={box}>
      <svg className={styles.shape} viewBox={`0 0 ${image.width} ${image.height}`} aria-hidden="true" />
      {eager ? <SizedImage {...image} fetchPriority="high" /> : <Deferred {...image} />}
    </span>
  );
}

function Deferred(image: ImageProps) {
  const isHydrated = useHydrated();
  const [isInDocument] = useState(!isHydrated);
  return isInDocument ? <SizedImage {...image} loading="lazy" decoding="async" /> : <DrawnHere {...image} />;
}

function DrawnHere(image: ImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const near = useNearViewport(element);
  const [arrived, setArrived] = useState(false);
  // A picture that does not come leaves its text.
  const arrive = near ? () => setArrived(true) : undefined;
  return (
    <SizedImage
      {...image}
      loads={near}
      ref={element}
      className={`${image.className} ${arrived ? styles.arrived : styles.waiting}`}
      decoding="async"
      onLoad={arrive}
      onError={arrive}
    />
  );
}
