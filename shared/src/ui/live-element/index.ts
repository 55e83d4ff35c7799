export { defineElement } from './define-element.ts';
export { AS_IT_IS, LiveElement } from './live-element.tsx';
