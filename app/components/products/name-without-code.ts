/** A material's name without its leading code. */
export function nameWithoutCode(name: string, code: string): string {
  const rest = name.startsWith(code) ? name.slice(code.length).trim() : '';
  return rest || name;
}
