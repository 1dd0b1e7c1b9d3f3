/** The end of a Korean word as a particle sees it. ㄹ counts as open before 로. */
type Ending = 'open' | 'rieul' | 'closed';

const hangulStart = 0xac00;
const finals = 28;
const rieul = 8;

const units: Readonly<Record<string, Ending>> = {
  g: 'closed',
  kg: 'closed',
  mg: 'closed',
  L: 'open',
  mL: 'open',
  nm: 'open',
  µm: 'open',
  '%': 'open',
  '℃': 'open',
};

const letters: Readonly<Record<string, Ending>> = { L: 'rieul', R: 'rieul', M: 'closed', N: 'closed' };

const digits: readonly Ending[] = [
  'closed', // 공
  'rieul', // 일
  'open',
  'closed', // 삼
  'open',
  'open',
  'closed', // 육
  'rieul', // 칠
  'rieul', // 팔
  'open',
];

const afterOpen: Readonly<Record<string, string>> = { 은: '는', 이: '가', 을: '를', 과: '와', 으로: '로' };
const afterClosed = Object.fromEntries(Object.entries(afterOpen).map(([closed, open]) => [open, closed]));

/** Particles whose form depends on the word before them. */
export const alternating = ['은', '는', '이', '가', '을', '를', '과', '와', '으로', '로'] as const;

function endingOf(word: string): Ending {
  const unit = /(?:^|[\d /])(µ?[a-zA-Z]+|%|℃)$/.exec(word)?.[1];
  const known = unit && units[unit];
  if (known) return known;
  const last = word.at(-1) ?? '';
  const final = last.charCodeAt(0) - hangulStart;
  if (final >= 0 && final < 11_172) {
    if (final % finals === 0) return 'open';
    return final % finals === rieul ? 'rieul' : 'closed';
  }
  return digits[Number(last)] ?? letters[last] ?? 'open';
}

export function isRightParticle(word: string, particle: string): boolean {
  const ending = endingOf(word);
  if (particle === '로' || particle === '으로') return (ending === 'closed') === (particle === '으로');
  if (particle in afterOpen) return ending !== 'open';
  return particle in afterClosed && ending === 'open';
}
