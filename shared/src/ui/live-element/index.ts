export { defineElement, type ElementBehaviour } from './define-element.ts';
export { AS_IT_IS, LiveElement } from './live-element.tsx';
