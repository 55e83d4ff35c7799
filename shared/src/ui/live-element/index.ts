export { defineElement } from './define-element.ts';
export { LiveElement } from './live-element.tsx';
