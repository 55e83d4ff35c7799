import { serverRender } from 'section-kit/server';
import * as choir from './pages/choir.jsx';
import * as rehearsal from './slots/rehearsal.jsx';

export const render = serverRender({ 'pages/choir': choir, 'slots/rehearsal': rehearsal });
