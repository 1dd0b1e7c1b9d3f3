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
