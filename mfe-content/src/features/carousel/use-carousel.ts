import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from 'shared/ui/when-idle';
import type { CarouselEngine } from './carousel-engine.ts';
import { useMediaQuery } from './use-media-query.ts';
import { usePageHidden } from './use-page-hidden.ts';

export interface CarouselState {
  /** The engine is there: the controls work. */
  readonly ready: boolean;
  /** The visitor wants the slides to move on by themselves. A hidden page rests without changing that. */
  readonly playing: boolean;
  readonly activeIndex: number;
  setPlaying(playing: boolean): void;
}

/** Runs the slides inside `root`; until the engine has arrived the first one stands still. */
export function useCarousel(root: RefObject<HTMLElement | null>): CarouselState {
  const [activeIndex, setActiveIndex] = useState(0);
  const [choice, setPlaying] = useState<boolean>();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hidden = usePageHidden();
  const engine = useEngine(root, setActiveIndex);
  const playing = choice ?? !still;

  useEffect(() => engine?.animate(!still), [engine, still]);
  useEffect(() => {
    engine?.rotate(playing && !hidden);
  }, [engine, playing, hidden]);

  return { ready: engine !== undefined, playing, activeIndex, setPlaying };
}

function useEngine(root: RefObject<HTMLElement | null>, onSlide: (index: number) => void): CarouselEngine | undefined {
  const [engine, setEngine] = useState<CarouselEngine>();

  useEffect(() => {
    let running: CarouselEngine | undefined;
    let left = false;
    async function start(): Promise<void> {
      // Without the engine the page is complete too. Whether its file failed or the visitor left meanwhile, the browser knows.
      const loaded = await import('./start-swiper.ts').catch(() => null);
      if (!loaded || left || !root.current) return;
      running = loaded.startSwiper(root.current, onSlide);
      setEngine(running);
    }
    const cancel = whenIdle(() => void start().catch((error: unknown) => console.error(error)));
    return () => {
      left = true;
      cancel();
      running?.destroy();
      setEngine(undefined);
    };
  }, [root, onSlide]);

  return engine;
}
