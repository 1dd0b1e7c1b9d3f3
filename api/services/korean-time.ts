import { sql } from 'drizzle-orm';

export const koreanTime = sql.raw(`'Asia/Seoul'`);
