import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getTableColumns, type Table } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { identities, members, points, questions, samples } from '#api/db/schema/index.ts';

const folder = resolve(import.meta.dirname, '../../content/terms/privacy');
const newest = readdirSync(folder).toSorted().at(-1) ?? '';

const none = undefined;
const duplicate = '중복 처리를 막는 식별 값과 해시';
const duplicates = { idempotencyKey: duplicate, requestHash: duplicate };
const address = '주소';

/** Every stored column of a member, and the words of the Korean policy that cover it. None: no data of a person. */
const stored: [name: string, row: string, table: Table, words: Record<string, string | undefined>][] = [
  [
    'members',
    '회원가입과 관리',
    members,
    {
      id: none,
      email: '이메일',
      emailVerifiedAt: '이메일과 확인한 일시',
      passwordHash: '비밀번호',
      name: '이름',
      mobile: '휴대전화 번호',
      birthday: '생년월일',
      zipcode: '우편번호',
      address1: address,
      address2: address,
      ageConfirmedAt: '만 14세 이상이라고 확인한 일시',
      locale: '언어',
      createdAt: '가입 일시',
    },
  ],
  [
    'identities',
    '소셜 로그인(고르신 경우)',
    identities,
    {
      provider: '제공사 이름',
      subject: '제공사의 이용자 식별자',
      memberId: none,
      linkedAt: '연결',
      encryptedToken: '제공사의 토큰(암호화)',
    },
  ],
  [
    'points',
    '포인트',
    points,
    {
      id: none,
      memberId: none,
      at: '날짜',
      description: '내용',
      saved: '적립',
      used: '사용',
      balance: '잔액',
      ...duplicates,
    },
  ],
  [
    'questions',
    '1:1 문의',
    questions,
    {
      id: none,
      memberId: none,
      title: '제목',
      content: '내용',
      createdAt: '접수 번호와 일시',
      answer: '답변',
      answeredAt: '답변',
      ...duplicates,
    },
  ],
  [
    'samples',
    '샘플 제공',
    samples,
    {
      id: none,
      memberId: none,
      productId: '신청한 원료',
      amount: '양',
      purpose: '용도',
      company: '회사 또는 기관',
      recipient: '이름',
      mobile: '휴대전화 번호',
      zipcode: address,
      address1: address,
      address2: address,
      status: '상태',
      statusAt: '상태',
      note: '상태',
      carrier: '운송장 번호',
      trackingNumber: '운송장 번호',
      carrierAgreedAt: '동의한 일시',
      createdAt: '접수 번호와 일시',
      ...duplicates,
    },
  ],
];

const lines = readFileSync(resolve(folder, newest, 'ko-KR.md'), 'utf8').split('\n');
const optional = lines.find((line) => line.startsWith('| 선택 정보')) ?? '';

describe.each(stored)('the privacy policy on %s', (_, row, table, words) => {
  it('knows every column', () => {
    expect(Object.keys(getTableColumns(table)).toSorted()).toEqual(Object.keys(words).toSorted());
  });

  it('names what is stored', () => {
    const text = lines.find((line) => line.startsWith(`| ${row} |`)) ?? '';
    for (const phrase of Object.values(words)) expect(text + optional).toContain(phrase ?? '|');
  });
});

it.each(['문의 접수와 답변', '1:1 문의', '샘플 제공'])(
  'names what handling by staff adds under %s',
  (row) => {
    const text = lines.find((line) => line.startsWith(`| ${row} |`)) ?? '';
    for (const words of ['접수 번호', '내부 메모', '처리 기록']) expect(text).toContain(words);
  },
);
