const nameOf = (src: string) => `soteria.video.${src}`;

/** Seconds into a video where this tab left it; null when it has not. */
export function keptPosition(src: string): number | null {
  try {
    const seconds = Number.parseFloat(sessionStorage.getItem(nameOf(src)) ?? '');
    return seconds > 0 && seconds < Infinity ? seconds : null;
  } catch {
    return null;
  }
}

/** Storage may be missing, forbidden or full; then the video starts over next time. Null forgets it. */
export function keepPosition(src: string, seconds: number | null): void {
  try {
    if (seconds === null) sessionStorage.removeItem(nameOf(src));
    else sessionStorage.setItem(nameOf(src), String(seconds));
  } catch {
    return;
  }
}
