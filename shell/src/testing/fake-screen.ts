/** Replaces IntersectionObserver: nothing is on the screen until the test calls `see`. */
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
    /** Brings an element near the screen. @param part the element, inside an observed one */
    see(part: Element): void {
      for (const [place, seen] of [...places]) if (place.contains(part)) seen();
    },
  };
}
