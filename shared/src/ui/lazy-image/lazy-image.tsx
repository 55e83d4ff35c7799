import { type ComponentProps, useRef, useState } from 'react';
import styles from './lazy-image.module.css';
import { useNearViewport } from './use-near-viewport.ts';

export interface LazyImageProps {
  readonly src: string;
  /** `''` when the picture only decorates. */
  readonly alt: string;
  /** Pixels of the file: with the height they give the shape before it arrives. */
  readonly width: number;
  readonly height: number;
  /** On the box around the picture, which it fills (`object-fit: cover`): give another shape with `aspect-ratio`. */
  readonly className?: string | undefined;
  /** For the largest picture of a page: in the HTML, loaded first, never faded in. */
  readonly eager?: boolean | undefined;
  readonly sizes?: string | undefined;
  readonly srcSet?: string | undefined;
}

/** A picture that loads when it comes near, over a blurred placeholder of its shape. Nothing moves when it arrives. */
export function LazyImage({ className, eager = false, ...image }: LazyImageProps) {
  const box = className ? `${styles.box} ${className}` : styles.box;
  return (
    <span className={box}>
      <svg className={styles.shape} viewBox={`0 0 ${image.width} ${image.height}`} aria-hidden="true" />
      {eager ? <img {...image} alt={image.alt} className={styles.image} fetchPriority="high" /> : <Late {...image} />}
    </span>
  );
}

type Picture = Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'> & { readonly alt: string };

function Late({ src, srcSet, sizes, alt, width, height }: Picture) {
  const element = useRef<HTMLImageElement>(null);
  const near = useNearViewport(element);
  const [arrived, setArrived] = useState(false);
  const address = { sizes, srcSet, src };
  const shape = { width, height };
  return (
    <>
      <img
        {...(near ? address : {})}
        {...shape}
        alt={alt}
        ref={element}
        className={`${styles.image} ${arrived ? styles.arrived : styles.waiting}`}
        decoding="async"
        onLoad={() => setArrived(true)}
        // A picture that does not come leaves its text.
        onError={() => setArrived(true)}
      />
      <noscript>
        <img {...address} {...shape} alt={alt} className={styles.image} loading="lazy" />
      </noscript>
    </>
  );
}
