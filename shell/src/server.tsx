export { render } from './server/render.ts';
