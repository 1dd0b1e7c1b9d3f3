import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '#api/db/schema/index.ts';
import { type Locale, locales } from '#contract/locales.ts';

const folder = resolve(import.meta.dirname, '../../content/terms/inquiry');
const newest = readdirSync(folder).toSorted().at(-1) ?? '';

type Phrases = Readonly<Record<Locale, string>>;

const phrases = (ko: string, en: string, zhCN: string, zhTW: string, ja: string): Phrases => ({
  'ko-KR': ko,
  'en-US': en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'ja-JP': ja,
});

const handled = phrases(
  '열람·답변·처리 기록',
  'a record of when the inquiry was opened, answered and closed',
  '查阅、答复与处理记录',
  '檢視、回覆與處理紀錄',
  '閲覧・回答・処理の記録',
);
const duplicates = phrases(
  '중복 접수를 막는 식별 값과 해시',
  'an identifier and a hash that prevent duplicates',
  '用于防止重复提交的标识值与哈希值',
  '用於防止重複送出的識別值與雜湊值',
  '二重送信を防ぐための識別値とハッシュ値',
);
const file = phrases(
  '첨부 파일(이름과 형식, 크기 포함)',
  'attached files (with their name, type and size)',
  '附件（包括文件名、格式与大小）',
  '附件（包括檔名、格式與大小）',
  '添付ファイル（ファイル名、形式、サイズを含む）',
);
const answer = phrases(
  '보내 드린 답변과 발송 결과',
  'the answers that we send and their delivery status',
  '我们发送的答复及其发送结果',
  '我們寄出的回覆及其寄送結果',
  'お送りした回答とその送信結果',
);
const note = phrases(
  '처리에 관한 내부 메모',
  'internal notes on handling',
  '内部处理备注',
  '內部處理備註',
  '対応に関する社内メモ',
);
const none = 'no data of a person';

type Columns = Readonly<Record<string, Phrases | typeof none>>;

const columns = {
  id: none,
  reference: phrases('접수 번호', 'reference number', '受理编号', '受理編號', '受付番号'),
  type: phrases('문의 유형', 'category', '咨询类型', '諮詢類型', 'お問い合わせの種類'),
  fullName: phrases(
    '브랜드명 또는 회사명',
    'brand or company name',
    '品牌或公司名称',
    '品牌或公司名稱',
    'ブランド名または会社名',
  ),
  email: phrases('이메일', 'email address', '电子邮箱', '電子郵件', 'メールアドレス'),
  mobile: phrases('연락처', 'phone number', '联系电话', '聯絡電話', '電話番号'),
  subject: phrases('제목', 'subject', '主题', '主旨', '件名'),
  content: phrases('문의 내용', 'inquiry', '咨询内容', '諮詢內容', 'お問い合わせ内容'),
  locale: phrases('사용하신 언어', 'language used', '所用语言', '使用的語言', 'ご利用の言語'),
  consentVersion: phrases(
    '동의문의 버전',
    'version of this consent',
    '同意书版本',
    '同意書版本',
    '同意書の版',
  ),
  receivedAt: phrases('접수 일시', 'date and time of receipt', '受理时间', '受理時間', '受付日時'),
  openedAt: handled,
  answer: handled,
  answeredAt: handled,
  processedAt: handled,
  closedAs: handled,
  idempotencyKey: duplicates,
  requestHash: duplicates,
} satisfies Columns;

/** Every table about an inquiry, and the words of the consent that cover each column. */
const tables: Readonly<Record<string, Columns>> = {
  contacts: columns,
  files: {
    ...{ id: none, contactId: none, questionId: none, answerId: none, postId: none, documentId: none },
    ...{ position: none, createdAt: none, name: file, mediaType: file, size: file, sha256: file },
  },
  file_chunks: { fileId: none, position: none, bytes: file },
  answers: {
    ...{ id: none, contactId: none, questionId: none, content: answer, createdAt: answer },
    ...{ sentAt: answer, failedAt: answer, failure: answer },
  },
  outbox: {
    ...{ id: none, kind: none, message: answer, answerId: none, createdAt: none, attempts: answer },
    ...{ nextAttemptAt: none, lockedUntil: none, failedAt: answer, lastError: answer },
  },
  inbox_items: {
    ...{ id: none, contactId: none, questionId: none, sampleId: none, revision: none },
    ...{ reference: columns.reference, kind: columns.type, at: columns.receivedAt, locale: columns.locale },
    ...{ state: handled, email: columns.email, assigneeId: handled },
  },
  inbox_texts: { itemId: none, words: columns.content, grams: columns.content },
  inbox_reads: { itemId: none, staffId: handled, at: handled },
  inbox_presences: { itemId: none, staffId: handled, isWriting: handled, seenAt: handled },
  inbox_notes: { id: none, itemId: none, staffId: note, content: note, createdAt: note, editedAt: note },
  inbox_events: {
    ...{ id: none, itemId: none, revision: none, batch: none },
    ...{ staffId: handled, at: handled, act: handled, detail: handled, before: handled },
  },
};

const isTable = (value: unknown): value is PgTable => is(value, PgTable);

/** `contacts`, and all tables with rows that are deleted with one of its rows. */
function tablesAboutInquiries(): PgTable[] {
  const all = Object.values<unknown>(schema).filter(isTable);
  const found = new Set<PgTable>([schema.contacts]);
  for (const table of found)
    for (const other of all) {
      const keys = getTableConfig(other).foreignKeys;
      const depends = keys.some(
        (key) => key.onDelete === 'cascade' && key.reference().foreignTable === table,
      );
      if (depends) found.add(other);
    }
  return [...found];
}

const lists = locales.map((locale) => {
  const text = readFileSync(resolve(folder, newest, `${locale}.md`), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  return { locale, lines, items: lines.slice(1, 4).join('\n') };
});

describe('the consent of the inquiry form', () => {
  it.each(lists)('has purpose, three lists of data, period and right to refuse in $locale', ({ lines }) => {
    expect(lines).toHaveLength(6);
  });

  it('knows every column of an inquiry, its files, its answers and its handling', () => {
    const stored = tablesAboutInquiries().map((table) => [
      getTableName(table),
      Object.keys(getTableColumns(table)).toSorted(),
    ]);
    const known = Object.entries(tables).map(([name, words]) => [name, Object.keys(words).toSorted()]);
    expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(known));
  });

  it.each(lists)('names what is stored, and nothing else, in $locale', ({ locale, items }) => {
    const stored = Object.values(tables)
      .flatMap((words) => Object.values(words))
      .filter((phrase) => phrase !== none)
      .map((phrase) => phrase[locale]);
    for (const phrase of stored) expect(items).toContain(phrase);
    const longestFirst = stored.toSorted((a, b) => b.length - a.length);
    const rest = longestFirst.reduce((text, phrase) => text.replaceAll(phrase, ''), items);
    expect(rest.replaceAll(/^- [^:：]+|以及/gm, '').replaceAll(/[:：,，、\s]/g, '')).toBe('');
  });
});
