/* Without schemas: pages import this module. */

export function materialSlug(code: string): string {
  return code.replaceAll(' ', '-');
}

export function unitSymbol(unit: string): string {
  return /(?:cells|CFU|particles)\/m?[gL]/.exec(unit)?.[0] ?? unit;
}

/** The codes that a text names, in its order. LMB-07 is neither in LMB-07G nor, if it is a code, in LMB-07 EV. */
export function codesIn(text: string, codes: readonly string[]): string[] {
  const longestFirst = codes.toSorted((one, other) => other.length - one.length);
  const codeAt = (start: number) =>
    longestFirst.find(
      (code) => text.startsWith(code, start) && !/^[\w-]/.test(text.slice(start + code.length)),
    );
  const starts = Array.from({ length: text.length }, (_, start) => start);
  return [...new Set(starts.flatMap((start) => codeAt(start) ?? []))];
}
