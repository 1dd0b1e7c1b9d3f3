import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

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
