import { createRequestHandler } from 'react-router';
import * as build from '../dist/react-router/server/index.js';

/** What its build answers a request with. @type {(request: Request) => Promise<Response>} */
export const respond = createRequestHandler(build, 'production');
