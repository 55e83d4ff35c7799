/** Pixels. More than the bounce of a touch screen. */
const SCROLLED_PX = 8;

/**
 * Marks the document as scrolled (`data-scrolled`): the bar is light at the top of a page, and dark below it (specification,
 * section 2). Outside of React: a document that is not hydrated has it too, and scrolling renders nothing.
 */
export function markScrolled(): void {
  const mark = () => void document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_PX);
  addEventListener('scroll', mark, { passive: true });
  // Within a frame the position is known without a layout of its own.
  requestAnimationFrame(mark);
}
