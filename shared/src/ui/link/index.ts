export { linkClass } from './link-class.ts';
