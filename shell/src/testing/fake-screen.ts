/** A screen on which nothing is to be seen before the test says so. */
export function fakeScreen() {
  const places = new Map<Element, () => void>();
  class Observer {
    readonly #seen: () => void;
    constructor(callback: (entries: { readonly isIntersecting: boolean }[]) => void) {
      this.#seen = () => callback([{ isIntersecting: true }]);
    }
    observe(place: Element): void {
      places.set(place, this.#seen);
    }
    disconnect(): void {
      for (const [place, seen] of places) if (seen === this.#seen) places.delete(place);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    /** Comes near the screen. @param part of a place that somebody watches */
    see(part: Element): void {
      for (const [place, seen] of [...places]) if (place.contains(part)) seen();
    },
  };
}
