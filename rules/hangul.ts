const joinedConsonants: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const syllablesPerInitial = 588;
const syllablesPerVowel = 28;

const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const finals = [
  '',
  ...'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  ),
];

/** NFKC would turn single consonants into parts of syllables. */
export function normalise(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\u3131-\u318e]+/g, (part) => part.normalize('NFKC'))
    .replace(/[\u3131-\u318e]/g, (jamo) => joinedConsonants[jamo] ?? jamo)
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

export function initialsOf(text: string): string {
  let result = '';
  for (const character of text) {
    const code = character.charCodeAt(0);
    const isSyllable = code >= firstSyllable && code <= lastSyllable;
    const initial = isSyllable ? initials[Math.floor((code - firstSyllable) / syllablesPerInitial)] : ' ';
    result += initial ?? ' ';
  }
  return result.replace(/ +/g, ' ').trim();
}

export function keysOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code < firstSyllable || code > lastSyllable) return character;
  const rest = (code - firstSyllable) % syllablesPerInitial;
  return (
    initialsOf(character) + vowels[Math.floor(rest / syllablesPerVowel)] + finals[rest % syllablesPerVowel]
  );
}
