import { sql } from 'drizzle-orm';

/** The time zone in which the company's days begin and end. */
export const koreanTime = sql.raw(`'Asia/Seoul'`);
