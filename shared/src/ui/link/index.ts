export { coverClass } from './cover-class.ts';
export { linkClass } from './link-class.ts';
