import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Lists one language, and answers all about news with what no contract knows. */
export const brokenNews: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const language = { code: 'en-US', name: 'English', isDefault: false };
  response.end(
    JSON.stringify({ data: request.url?.includes('/post/news') ? 'secret nonsense' : [language] }),
  );
};

/** A server in the place of an outside API, for answers that ours never gives. */
export async function startOutsideApi(answer: RequestListener): Promise<{ url: string; stop(): void }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
