import { parse } from 'hono/utils/cookie';

export function readCookies(request: Request): Record<string, string> {
  return parse(request.headers.get('cookie') ?? '');
}

export function readAllOf(request: Request, name: string): string[] {
  const pairs = (request.headers.get('cookie') ?? '').split(';');
  return pairs.flatMap((pair) => parse(pair, name)[name] ?? []);
}
