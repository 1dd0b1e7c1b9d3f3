import { inertPolicy } from './content-security-policy.server.ts';

export function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': inertPolicy,
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
