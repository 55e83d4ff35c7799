/** Starts what an element does once it is in the page. @returns ends it */
export type ElementBehaviour = (element: HTMLElement) => () => void;

/**
 * Defines a custom element, in browsers. Of several releases of a section in one page, the first defines it: the behaviour relies on
 * `data-` attributes of the content alone, and an element with other content has another name.
 * @param name lower case, with a dash
 */
export function defineElement(name: string, behaviour: ElementBehaviour): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      private end: (() => void) | undefined;

      connectedCallback(): void {
        this.end ??= behaviour(this);
      }

      disconnectedCallback(): void {
        this.end?.();
        this.end = undefined;
      }
    },
  );
}
