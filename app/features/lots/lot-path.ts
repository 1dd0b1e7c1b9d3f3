/** The last part of the address for a typed number. */
export function typedLot(text: string): string | undefined {
  const typed = text.slice(0, 100).normalize('NFKC').toUpperCase();
  const words = typed.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return text.trim() === '' ? undefined : words.join('-') || '-';
}
