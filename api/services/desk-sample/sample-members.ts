import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { answers, members, products, questions, samples } from '#api/db/schema/index.ts';
import { sampleStatuses } from '#contract/mypage.ts';
import { insertMember } from '../members/new-member.ts';
import texts from './inquiries.json' with { type: 'json' };
import { pick } from './sample-letters.ts';

const dayMs = 24 * 3_600_000;

const memberCount = 12;
const questionCount = 20;
const sampleCount = 12;

async function storeMembers(tx: Transaction, at: Date): Promise<number[]> {
  const people = texts.senders['ko-KR'].slice(0, memberCount);
  const ids: number[] = [];
  for (const [index, [name = '', address = '']] of people.entries()) {
    const id = await insertMember(tx, {
      email: `${address}@member.example`,
      isEmailVerified: true,
      passwordHash: null,
      name,
      mobile: `0100000${2000 + index}`,
      isAgeConfirmed: true,
      locale: 'ko-KR',
    });
    if (id !== undefined) ids.push(id);
  }
  await tx.update(members).set({ createdAt: at }).where(inArray(members.id, ids));
  return ids;
}

async function storeQuestions(tx: Transaction, memberIds: readonly number[], now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs - 5 * 3_600_000);
  const rows = Array.from({ length: questionCount }, (_, index) => {
    const [title = '', content = '', answer = ''] = pick(texts.questions, index);
    const days = index * 4;
    const isAnswered = index > 3 && index % 7 !== 0;
    return {
      memberId: pick(memberIds, index),
      title,
      content,
      createdAt: before(days),
      answer: isAnswered ? answer : null,
      answeredAt: isAnswered ? before(days - 1) : null,
    };
  });
  const stored = await tx.insert(questions).values(rows).returning();
  const answered = stored.flatMap(({ id: questionId, answer: content, answeredAt: sentAt }) =>
    content === null || sentAt === null ? [] : [{ questionId, content, createdAt: sentAt, sentAt }],
  );
  await tx.insert(answers).values(answered);
}

async function storeRequests(tx: Transaction, memberIds: readonly number[], now: Date): Promise<void> {
  const materials = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.type, 'material'))
    .orderBy(asc(products.position));
  if (materials.length === 0) return;
  const rows = Array.from({ length: sampleCount }, (_, index) => {
    const status = index < 3 ? 'requested' : pick(sampleStatuses, index);
    const createdAt = new Date(now.getTime() - (index * 6 + 1) * dayMs);
    return {
      memberId: pick(memberIds, index * 5),
      productId: pick(materials, index).id,
      amount: pick(texts.sampleAmounts, index),
      purpose: pick(texts.purposes, index),
      recipient: pick(texts.senders['ko-KR'], index)[0] ?? null,
      zipcode: '13488',
      address1: '경기도 성남시 분당구 판교로 1',
      address2: `${index + 1}층`,
      status,
      statusAt: status === 'requested' ? null : new Date(createdAt.getTime() + dayMs / 2),
      createdAt,
    };
  });
  await tx.insert(samples).values(rows);
}

/** Members with questions and sample requests. */
export async function storeSampleMembers(tx: Transaction, now: Date): Promise<void> {
  const ids = await storeMembers(tx, new Date(now.getTime() - 120 * dayMs));
  await storeQuestions(tx, ids, now);
  await storeRequests(tx, ids, now);
}
