const lineStarts: readonly RegExp[] = [
  /^()(?=#{1,6}(?:\s|$))/,
  /^()(?=>)/,
  /^()(?=[-+](?:\s|$))/,
  /^()(?=[-=|:\s]+$)/,
  /^(\d{1,9})(?=[.)](?:\s|$))/,
];

/** Markdown that reads as exactly this text, in any surroundings. */
export function escapeText(text: string, isLineStart: boolean): string {
  const escaped = text.replace(/[\\`*_~[\]<]|&(?=#|\w+;)|!$/g, '\\$&');
  const start = isLineStart && lineStarts.find((pattern) => pattern.test(escaped));
  return start ? escaped.replace(start, '$1\\') : escaped;
}

/** The parts of a link or a picture between its round brackets. */
export function writeTarget(address: string, title: string): string {
  const isPlain = /^[^\s<>()\\]+$/.test(address);
  const target = isPlain ? address : `<${address.replace(/[<>\\]/g, '\\$&').replace(/\s+/g, '%20')}>`;
  return title ? `${target} "${title.replace(/["\\]/g, '\\$&')}"` : target;
}
