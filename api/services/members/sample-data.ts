import { sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { answers, points, questions } from '#api/db/schema/index.ts';

/** Days ago, description, points (negative: used). */
const samplePoints: readonly (readonly [number, string, number])[] = [
  [212, '회원가입 축하 적립', 3000],
  [208, '회원 정보 입력 완료 적립', 500],
  [197, '루미데이 포스트 스틱 구매 적립', 1290],
  [186, '구매 후기 작성 적립', 300],
  [171, '루미셀 앰플 구매 적립', 1960],
  [163, '포인트 사용: 루미셀 크림 구매', -3000],
  [163, '루미셀 크림 구매 적립', 1540],
  [149, '사진 후기 작성 적립', 500],
  [138, '포스트바이오틱스 세미나 참가 적립', 2000],
  [121, '루미데이 포스트 스틱 정기 구매 적립', 1290],
  [110, '원료 샘플 설문 참여 적립', 700],
  [97, '포인트 사용: 루미데이 포스트 스틱 구매', -2500],
  [92, '루미데이 포스트 스틱 정기 구매 적립', 1290],
  [84, '가입 1주년 축하 적립', 1000],
  [76, '구매 후기 작성 적립', 300],
  [61, '루미데이 포스트 스틱 정기 구매 적립', 1290],
  [48, '쇼룸 방문 적립', 500],
  [40, '포인트 사용: 루미셀 앰플 구매', -4000],
  [33, '루미셀 앰플 구매 적립', 1960],
  [24, '사진 후기 작성 적립', 500],
  [18, '오송 바이오소재 엑스포 방문 적립', 1000],
  [9, '루미데이 포스트 스틱 정기 구매 적립', 1290],
  [4, '포인트 사용: 루미데이 포스트 스틱 구매', -1500],
  [0, '출석 이벤트 적립', 100],
];

function sampleQuestions(memberId: number) {
  const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
  return [
    {
      memberId,
      title: '루미데이 포스트 스틱 보관 방법이 궁금합니다',
      content:
        '여름철에 실온에 두어도 괜찮은지, 개봉한 스틱은 언제까지 섭취하면 되는지 알려 주세요.\n박스 단위로 구매할 예정입니다.',
      createdAt: daysAgo(52),
      answer:
        '안녕하세요, 루미바이옴입니다.\n\n루미데이 포스트 스틱은 열처리 유산균 분말을 사용하여 **실온 보관**이 가능합니다.\n\n- 직사광선과 습기를 피해 25℃ 이하에 보관해 주세요.\n- 개봉한 스틱은 바로 섭취해 주세요.\n- 소비기한은 박스 밑면에 표시되어 있습니다.\n\n감사합니다.',
      answeredAt: daysAgo(51),
    },
    {
      memberId,
      title: '루미셀 앰플과 크림을 함께 사용하는 순서',
      content: '아침과 저녁에 앰플과 크림을 함께 쓰려고 합니다. 권장하는 순서와 사용량을 알고 싶습니다.',
      createdAt: daysAgo(2),
      answer: null,
      answeredAt: null,
    },
  ];
}

export async function storeSampleData(tx: Transaction, memberId: number): Promise<void> {
  let balance = 0;
  const rows = samplePoints.map(([daysAgo, description, change]) => {
    balance += change;
    const at = sql`now() - make_interval(days => ${daysAgo})`;
    return { memberId, at, description, saved: Math.max(change, 0), used: Math.max(-change, 0), balance };
  });
  await tx.insert(points).values(rows);
  const stored = await tx.insert(questions).values(sampleQuestions(memberId)).returning();
  const answered = stored.flatMap(({ id: questionId, answer: content, answeredAt }) =>
    content === null || answeredAt === null
      ? []
      : [{ questionId, content, createdAt: answeredAt, sentAt: answeredAt }],
  );
  await tx.insert(answers).values(answered);
}
