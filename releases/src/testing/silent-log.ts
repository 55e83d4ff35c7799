import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export const silentLog: FastifyBaseLogger = pino({ level: 'silent' });
