const nameOf = (src: string) => `soteria.video.${src}`;

/** The seconds at which this tab left a video. Null when there are none. */
export function storedPosition(src: string): number | null {
  try {
    const seconds = Number.parseFloat(sessionStorage.getItem(nameOf(src)) ?? '');
    return seconds > 0 && seconds < Infinity ? seconds : null;
  } catch {
    return null;
  }
}

/** Null deletes the position. Storage may be missing, forbidden or full: then the video starts from its beginning next time. */
export function storePosition(src: string, seconds: number | null): void {
  try {
    if (seconds === null) sessionStorage.removeItem(nameOf(src));
    else sessionStorage.setItem(nameOf(src), String(seconds));
  } catch {
    return;
  }
}
