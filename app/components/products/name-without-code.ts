export function nameWithoutCode(name: string, code: string): string {
  const rest = name.startsWith(code) ? name.slice(code.length).trim() : '';
  return rest || name;
}
