import type { FastifyBaseLogger } from 'fastify';
import { createLogger } from '../logger.ts';

export const silentLog: FastifyBaseLogger = createLogger('silent');
