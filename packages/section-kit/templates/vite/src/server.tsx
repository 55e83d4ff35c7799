import { serverRender } from 'section-kit/server';
import * as page from './pages/__section__.tsx';

/** Every module that remote.json names. */
export const render = serverRender({ 'pages/__section__': page });
