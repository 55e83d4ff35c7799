import { nextTask, whenIdle } from 'shared/ui/when-idle';
import type { CarouselEngine } from './carousel-engine.ts';
import { partsOf } from './carousel-parts.ts';

export const CAROUSEL = 'picture-carousel';

/**
 * Runs the slides inside `root`. Until the engine has arrived the first one stands still. They move on by themselves as long as the
 * visitor wants it; a hidden page rests without changing that.
 * @returns ends it
 */
export function runCarousel(root: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const parts = partsOf(root);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let engine: CarouselEngine | undefined;
  let choice: boolean | undefined;

  const isPlaying = () => choice ?? !still.matches;
  function settle(): void {
    parts.showPlaying(isPlaying());
    engine?.animate(!still.matches);
    engine?.rotate(isPlaying() && document.visibilityState === 'visible');
  }
  function choose(playing: boolean): void {
    choice = playing;
    settle();
  }

  async function start(): Promise<void> {
    engine = await loadEngine(root, parts.announce, signal);
    if (signal.aborted) return engine?.destroy();
    if (engine) parts.showControls();
    settle();
  }

  settle();
  root.addEventListener('focusin', () => choose(false), { signal });
  parts.toggle.addEventListener('click', () => choose(!isPlaying()), { signal });
  still.addEventListener('change', settle, { signal });
  document.addEventListener('visibilitychange', settle, { signal });
  const cancel = whenIdle(() => void start().catch((error: unknown) => console.error(error)));
  return () => {
    ended.abort();
    cancel();
    engine?.destroy();
  };
}

/** Undefined where its file failed or the visitor left meanwhile: without the engine the page is complete too. */
async function loadEngine(
  root: HTMLElement,
  onSlide: (index: number) => void,
  signal: AbortSignal,
): Promise<CarouselEngine | undefined> {
  const loaded = await import(/* webpackChunkName: "swiper" */ './start-swiper.ts').catch(() => null);
  // The file has just run: what follows is another task.
  await nextTask();
  return signal.aborted ? undefined : loaded?.startSwiper(root, onSlide);
}
