import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { outbox, searchMisses } from '#api/db/schema/index.ts';
import { addDays, koreanDay } from '../korean-time.ts';
import { recordBounce } from '../messages/bounces.ts';
import { refusal } from './store-letters.ts';

const hourMs = 3_600_000;

const failures = [
  ['minjun.jung@ongyeol.exampel', '문의가 접수되었습니다', refusal],
  [
    'emily.carter@northfield.example',
    'We have received your inquiry',
    'The mail server is busy: 452 RCPT TO',
  ],
  ['bora.hwang@arisol.example', '원료 샘플을 보내 드렸습니다', 'The mail server did not take it: 554 DATA'],
  ['siyuan.wang@chenhe.example', '我们已收到您的咨询', 'The mail server was not reached: ETIMEDOUT'],
] as const;

const searches = [
  ['갱년기 유산균', 14],
  ['비건 인증', 9],
  ['lactobacillus plantarum', 7],
  ['주차', 6],
  ['반려동물', 4],
  ['halal', 3],
] as const;

/** Mails that failed, the addresses that refused them, and searches without a hit. */
export async function storeSampleMessages(
  tx: Transaction,
  keys: Pick<ApiDeps, 'keyedHash' | 'encryption'>,
  now: Date,
): Promise<void> {
  for (const [index, [to, subject, error]] of failures.entries()) {
    const at = new Date(now.getTime() - (index * 20 + 3) * hourMs);
    const message = { to, subject, text: subject };
    const failed = { attempts: 3, failedAt: at, lastError: error };
    await tx.insert(outbox).values({ kind: 'mail', message, createdAt: at, ...failed });
    await recordBounce(tx, keys, { kind: 'mail', message, error });
  }
  const today = koreanDay(now);
  await tx
    .insert(searchMisses)
    .values(
      searches.map(([query, count], index) => ({ day: addDays(today, -index), query, searches: count })),
    )
    .onConflictDoNothing();
}
