import { desc, eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import { contentItems, contentVersions } from '#api/db/schema/index.ts';
import { addDays, koreanDay } from '../korean-time.ts';
import { enterRequest } from '../privacy-requests/request-steps.ts';
import { authorize } from '../staff/authorize.ts';
import type { StaffSession } from '../staff/staff-sessions.ts';
import { createItem } from '../staff-content/create-item.ts';
import { scheduleItem } from '../staff-content/publish-item.ts';
import { saveItem } from '../staff-content/save-item.ts';

const dayMs = 24 * 3_600_000;

const drafts = [
  {
    title: '겨울철 원료 배송 안내',
    summary: '영하의 날씨에는 액상 원료를 보온 포장으로 보내 드립니다.',
    body: '기온이 영하로 내려가면 액상 원료를 보온 포장으로 보내 드립니다.\n\n- 출고: 월요일부터 목요일까지\n- 받은 뒤에는 실온에 두 시간 두었다가 개봉해 주세요.',
    isScheduled: true,
  },
  {
    title: '판교 쇼룸 연말 운영 시간',
    summary: '12월 마지막 주에는 오후 4시까지 운영합니다.',
    body: '12월 마지막 주에는 **오후 4시**까지 운영합니다. 단체 방문은 미리 신청해 주세요.',
    isScheduled: false,
  },
  {
    title: '연구소 공개 세미나 신청',
    summary: '',
    body: '일정과 발표자는 정해지는 대로 적습니다.',
    isScheduled: false,
  },
] as const;

/** A public item with a newer draft. */
async function changePublicItem(deps: ApiDeps, session: StaffSession): Promise<void> {
  const [item] = await deps.db
    .select({ id: contentItems.id, revision: contentItems.revision, version: contentItems.currentVersion })
    .from(contentItems)
    .where(eq(contentItems.state, 'published'))
    .orderBy(desc(contentItems.publishedAt))
    .limit(1);
  if (!item) return;
  const versions = await deps.db.select().from(contentVersions).where(eq(contentVersions.itemId, item.id));
  const content = versions.find(({ number }) => number === item.version)?.content;
  if (!content) return;
  const korean = { ...content.languages['ko-KR'] };
  const title = korean.title;
  if (typeof title !== 'string') return;
  const languages = { ...content.languages, 'ko-KR': { ...korean, title: `${title} (수정)` } };
  await saveItem(deps, authorize(session, 'content.edit', ''), item.id, {
    revision: item.revision,
    content: { ...content, languages },
  });
}

export async function storeSampleDrafts(deps: ApiDeps, session: StaffSession, now: Date): Promise<void> {
  const editor = authorize(session, 'content.edit', '');
  for (const { isScheduled, ...article } of drafts) {
    const content = { fields: {}, languages: { 'ko-KR': article } };
    const { id, revision } = await createItem(deps, editor, { kind: 'news', content });
    if (isScheduled)
      await scheduleItem(deps, authorize(session, 'content.publish', ''), id, {
        revision,
        at: new Date(now.getTime() + 3 * dayMs).toISOString(),
      });
  }
  await changePublicItem(deps, session);
}

/** Requests about personal data, one of them due soon. */
export async function storeSampleRequests(deps: ApiDeps, session: StaffSession, now: Date): Promise<void> {
  const actor = authorize(session, 'requests.enter', '');
  const today = koreanDay(now);
  await enterRequest(deps, actor, {
    kind: 'access',
    channel: 'phone',
    receivedOn: addDays(today, -8),
    name: '김서연',
    email: 'seoyeon.kim@member.example',
    mobile: undefined,
    note: '고객센터로 전화하셨습니다.',
  });
  await enterRequest(deps, actor, {
    kind: 'erasure',
    channel: 'email',
    receivedOn: addDays(today, -1),
    name: undefined,
    email: 'doyun.lee@member.example',
    mobile: undefined,
    note: undefined,
  });
}
