/** What the carousel asks of the library that moves its slides. */
export interface CarouselEngine {
  /** Starts or stops the rotation. */
  rotate(on: boolean): void;
  /** Whether slides glide or change at once. */
  animate(on: boolean): void;
  destroy(): void;
}
