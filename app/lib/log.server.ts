import pino from 'pino';
import { env } from './env.server.ts';

/** One JSON line an event. Never log addresses, names, e-mails, request bodies or query strings. */
export const log = pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
