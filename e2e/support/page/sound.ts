import type { Page } from '@playwright/test';

/** What has sounded in a document so far. */
export interface Sound {
  /** Audio and video elements that ever began to play. */
  readonly elements: number;
  /** Seconds of the last of them. */
  readonly time: number;
  readonly playing: boolean;
  /** Path of its file. */
  readonly file: string;
  /** Its time was once earlier than before. */
  readonly wentBack: boolean;
}

declare global {
  interface Window {
    sound: { readonly elements: Set<HTMLMediaElement>; last: HTMLMediaElement | undefined; wentBack: boolean };
  }
}

/** Listens from here on: the player's element is in no document, so it is noted where it starts. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    const sound: Window['sound'] = { elements: new Set(), last: undefined, wentBack: false };
    window.sound = sound;
    function watch(element: HTMLMediaElement): void {
      let furthest = 0;
      element.addEventListener('timeupdate', () => {
        sound.wentBack ||= element.currentTime < furthest;
        furthest = Math.max(furthest, element.currentTime);
      });
    }
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!sound.elements.has(this)) watch(this);
      sound.elements.add(this);
      sound.last = this;
      return play.call(this);
    };
  });
}

export function soundOf(page: Page): Promise<Sound> {
  return page.evaluate(() => {
    const { elements, last, wentBack } = window.sound;
    return {
      elements: elements.size,
      time: last?.currentTime ?? 0,
      playing: last?.paused === false,
      file: last?.currentSrc ? new URL(last.currentSrc).pathname : '',
      wentBack,
    };
  });
}
