/* Without schemas: pages import this module. */

export function materialSlug(code: string): string {
  return code.replaceAll(' ', '-');
}

export function unitSymbol(unit: string): string {
  return /(?:cells|CFU|particles)\/m?[gL]/.exec(unit)?.[0] ?? unit;
}
