/* Without schemas: pages import this module. */

/** The last part of a material's address: LMB-07-EV for LMB-07 EV. */
export function materialSlug(code: string): string {
  return code.replaceAll(' ', '-');
}

/** The symbol within a unit of the comparison such as `cells/g or more`. */
export function unitSymbol(unit: string): string {
  return /(?:cells|CFU|particles)\/m?[gL]/.exec(unit)?.[0] ?? unit;
}
