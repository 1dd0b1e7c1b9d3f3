import { describe, expect, it } from 'vitest';
import { wordDifference } from '#app/dashboard/content/difference/word-difference.ts';

const changed = (before: string, after: string, locale: 'ko-KR' | 'en-US' | 'zh-CN') =>
  wordDifference(before, after, locale).filter(({ kind }) => kind !== 'same');

describe('the difference of two texts', () => {
  it('is shown by words in Korean and English', () => {
    expect(changed('균수는 7.5조입니다.', '균수는 7.6조입니다.', 'ko-KR').map(({ text }) => text)).toEqual([
      '7.5',
      '7.6',
    ]);
    expect(changed('A killed powder', 'A treated powder', 'en-US').map(({ text }) => text)).toEqual([
      'killed',
      'treated',
    ]);
  });

  it('divides Chinese, which has no spaces, into words', () => {
    expect(changed('露米生物成立于板桥', '露米生物成立于五松', 'zh-CN')).toEqual([
      { kind: 'removed', text: '板桥' },
      { kind: 'added', text: '五松' },
    ]);
  });

  it('shortens what did not change, and loses none of the change', () => {
    const long = '같은 문장입니다. '.repeat(100);
    const stretches = wordDifference(`${long}끝`, `${long}새 끝`, 'ko-KR');
    expect(stretches.map(({ text }) => text).join('').length).toBeLessThan(200);
    expect(stretches.some(({ kind, text }) => kind === 'added' && text.includes('새'))).toBe(true);
  });
});
