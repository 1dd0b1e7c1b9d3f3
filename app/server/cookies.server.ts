export function readCookies(request: Request): [name: string, value: string][] {
  const pairs = (request.headers.get('cookie') ?? '').split(';');
  return pairs.flatMap((pair) => {
    const separator = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, separator)).trim();
    return name ? [[name, pair.slice(separator + 1).trim()]] : [];
  });
}

export function readCookie(request: Request, wanted: string): string | undefined {
  return readCookies(request).find(([name]) => name === wanted)?.[1];
}
