/** What a carousel shows beside its slides. Its markup says by `data-part` what is what. */
export interface CarouselParts {
  /** Pauses and plays. */
  readonly toggle: HTMLElement;
  readonly showControls: () => void;
  readonly showPlaying: (playing: boolean) => void;
  /** Says which slide is shown: aloud, unless the slides turn by themselves. */
  readonly announce: (index: number) => void;
}

export function partsOf(root: HTMLElement): CarouselParts {
  const part = (name: string) => root.querySelector(`[data-part="${name}"]`) as HTMLElement;
  const announcement = part('announcement');
  const descriptions = [...root.querySelectorAll('img')].map(({ alt }) => alt);
  const announce = (index: number) => {
    announcement.textContent = `Slide ${index + 1} of ${descriptions.length}: ${descriptions[index]}`;
  };
  const toggle = part('toggle');
  // A pointer leaves the focus where it is: the focus would stop the slides, and the click start them again.
  toggle.addEventListener('mousedown', (event) => event.preventDefault());
  return {
    toggle,
    announce,
    showControls() {
      part('controls').hidden = false;
      announce(0);
    },
    showPlaying(playing) {
      part('pause').hidden = !playing;
      part('play').hidden = playing;
      announcement.setAttribute('aria-live', playing ? 'off' : 'polite');
    },
  };
}
