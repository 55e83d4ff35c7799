import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard, Navigation, Pagination } from 'swiper/modules';
import { nextTask } from 'shared/ui/when-idle';
import { AUTOPLAY_MS } from './autoplay-ms.ts';
import type { CarouselEngine } from './carousel-engine.ts';

const SPEED_MS = 300;

/**
 * Swiper over the markup that the server rendered. Loaded by `import()` only, when the page is idle.
 * It is taken without its React wrapper, which would render the slides anew when it arrives.
 * Making and starting it are two tasks, because together they hold up a press on an old phone.
 * @param root holds the slides and, marked by `data-part`, the controls
 */
export async function startSwiper(root: HTMLElement, onSlide: (index: number) => void): Promise<CarouselEngine> {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const { bullet = '', bulletActive = '' } = part('pagination')?.dataset ?? {};
  const swiper = new Swiper(root, {
    init: false,
    modules: [A11y, Autoplay, Keyboard, Navigation, Pagination],
    loop: true,
    // A press counts while the slides still glide, too.
    loopPreventsSliding: false,
    speed: SPEED_MS,
    // Not `enabled`: swiper would then listen to the page's visibility itself, and a transition that ends while the
    // page is hidden would set it going again. Who rotates when is decided in one place, run-carousel.ts.
    autoplay: { enabled: false, delay: AUTOPLAY_MS },
    // Page Up and Page Down belong to the page.
    keyboard: { enabled: true, pageUpDown: false },
    navigation: { prevEl: part('previous'), nextEl: part('next'), addIcons: false },
    pagination: {
      el: part('pagination'),
      clickable: true,
      bulletClass: bullet,
      bulletActiveClass: bulletActive,
      renderBullet: (index, className) =>
        `<button type="button" class="${className}" aria-label="Go to slide ${index + 1}"></button>`,
    },
    // The roles and names are in the markup already, and the live region is the carousel's own.
    a11y: { slideLabelMessage: '{{index}} of {{slidesLength}}', wrapperLiveRegion: false },
    on: {
      init: showOnlyActive,
      realIndexChange: (current) => {
        showOnlyActive(current);
        onSlide(current.realIndex);
      },
    },
  });
  await nextTask();
  swiper.init();
  return engineOf(swiper);
}

function engineOf(swiper: Swiper): CarouselEngine {
  return {
    rotate: (on) => void (on ? swiper.autoplay.start() : swiper.autoplay.stop()),
    animate: (on) => setMotion(swiper, on),
    destroy: () => swiper.destroy(),
  };
}

/** Slides outside the picture must not be reached by a screen reader or a search in the page. */
function showOnlyActive(swiper: Swiper): void {
  for (const slide of swiper.slides) {
    slide.toggleAttribute('inert', Number(slide.dataset.swiperSlideIndex) !== swiper.realIndex);
  }
}

/** Without motion there is no transition whose end autoplay could wait for. */
function setMotion(swiper: Swiper, on: boolean): void {
  swiper.params.speed = on ? SPEED_MS : 0;
  if (typeof swiper.params.autoplay === 'object') swiper.params.autoplay.waitForTransition = on;
}
