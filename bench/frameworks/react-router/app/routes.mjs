import { layout, route } from '@react-router/dev/routes';
import { writePages } from './write-pages.mjs';

const pages = writePages().map(({ path, file, id }) => route(path, file, { id }));

export default [layout('frame.jsx', { id: 'shell' }, [...pages, route('*', 'not-found.jsx')])];
