/* Without schemas: pages import this module. */

export function materialSlug(code: string): string {
  return code.replaceAll(' ', '-');
}

export function unitSymbol(unit: string): string {
  return /(?:cells|CFU|particles)\/m?[gL]/.exec(unit)?.[0] ?? unit;
}

/** The codes that a text names, in its order. LMB-07 is neither in LMB-07G nor in LMB-07 EV. */
export function codesIn(text: string, codes: readonly string[]): string[] {
  const isNamed = (code: string) =>
    text
      .split(code)
      .slice(1)
      .some((rest) => !/^(?:[\w-]| EV)/.test(rest));
  return codes.filter(isNamed).toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
}
