/** The first third, at most four characters. The length stays hidden: `hong***`. */
function maskEnd(text: string): string {
  const letters = [...text];
  const shown = Math.min(4, Math.max(1, Math.floor(letters.length / 3)));
  return `${letters.slice(0, shown).join('').trim()}***`;
}

export function maskName(name: string): string {
  return maskEnd(name);
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? maskEnd(email) : maskEnd(email.slice(0, at)) + email.slice(at);
}

/** Hides all but the first three and the last four digits. */
export function maskNumber(number: string): string {
  return number.replace(/^(.{3}).*(.{4})$/u, '$1-****-$2');
}

const emailInText = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/gu;
const numberInText = /\+?\d(?:[\d ().-]{5,18})\d/gu;

/** E-mail addresses, telephone numbers and the names given, in a text that a person wrote. */
export function maskText(text: string, names: readonly string[] = []): string {
  const masked = text
    .replaceAll(emailInText, (email) => maskEmail(email))
    .replaceAll(numberInText, (number) =>
      number.replaceAll(/\D/g, '').length >= 8 ? maskNumber(number) : number,
    );
  return names
    .filter((name) => name.trim().length > 1)
    .reduce((all, name) => all.replaceAll(name, maskName(name)), masked);
}
