import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

const consent = {
  version: '2026-11-20',
  effectiveAt: '2026-11-20T00:00:00Z',
  locale: 'en-US',
  title: 'Consent',
  content: 'To answer',
};

function dataOf(path: string): unknown {
  if (path.includes('/post/news')) return 'secret nonsense';
  if (path.includes('/terms/inquiry')) return consent;
  if (path.includes('/countries')) return [{ code: 'KR', name: 'Korea', dialCode: '+82' }];
  if (path.includes('/documents')) return [];
  if (path.includes('/setting/content')) return { isSample: false };
  return [{ code: 'en-US', name: 'English', isDefault: false }];
}

export const brokenNews: RequestListener = ({ url = '' }, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: dataOf(url) }));
};

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
