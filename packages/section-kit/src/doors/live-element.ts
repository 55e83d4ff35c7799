/** How React draws a custom element, and then leaves its content to it. */
export { LiveElement } from 'shared/ui/live-element';
