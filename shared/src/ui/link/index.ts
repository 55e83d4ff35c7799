export { coverClass } from './cover-class.ts';
export { linkClass } from './link-class.ts';
export { NewTabLink } from './new-tab-link.tsx';
