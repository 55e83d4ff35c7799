import { pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';

export const silentLog: FastifyBaseLogger = pino({ level: 'silent' });
