/**
 * The part of react-router that pages use, as one shared library. Sharing all of `react-router-dom` would defeat
 * tree shaking: 62 kB gzip against 37.
 */
export { Link } from './link.tsx';
export { QueryWatchContext, type QueryWatch, useSearchParams } from './query-watch.ts';
export { useLocation, useNavigate } from 'react-router-dom';
