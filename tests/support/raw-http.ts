import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** Sends exactly these headers, Host included, and returns the response's bytes. */
export async function exchange(
  url: string,
  { headers, method = 'GET' }: { headers: Record<string, string>; method?: string },
): Promise<RawAnswer> {
  const { hostname, port, pathname, search } = new URL(url);
  const sent = request({ hostname, port, path: pathname + search, method, headers });
  sent.end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('No answer');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString('utf8') };
}
