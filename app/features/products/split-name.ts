/** The name of a material without the code that it begins with; the whole of it where it does not. */
export function nameWithoutCode(name: string, code: string): string {
  const rest = name.startsWith(code) ? name.slice(code.length).trim() : '';
  return rest || name;
}
