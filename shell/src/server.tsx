export { render } from './document/render.tsx';
