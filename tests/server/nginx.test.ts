import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNginx } from '../../scripts/rehearsal/nginx.ts';
import { freePort } from '../support/site.ts';

/* deploy/nginx.conf before processes of two versions, as during an upgrade. */

type Version = { port: number; stop(): void };

/** A process that serves only these paths. */
async function startVersion(paths: readonly string[]): Promise<Version> {
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = paths.includes(url) ? 200 : 404;
    response.end(`${response.statusCode}\n`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { port: address.port, stop: () => void server.close().closeAllConnections() };
}

describe('nginx between two versions', () => {
  let versions: Version[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let url = '';

  beforeAll(async () => {
    const earlier = await startVersion(['/page', '/_app/ko-KR/earlier.js', '/fonts/earlier.woff2']);
    const later = await startVersion(['/page', '/_app/ko-KR/later.js', '/later-page']);
    versions = [earlier, later];
    const port = await freePort();
    nginx = await startNginx(mkdtempSync(join(tmpdir(), 'site-nginx-')), port, [earlier.port, later.port]);
    url = `http://127.0.0.1:${port}`;
  });

  afterAll(async () => {
    await nginx?.stop();
    for (const { stop } of versions) stop();
  });

  /** Enough requests to reach both servers. */
  async function statusesOf(path: string): Promise<Set<number>> {
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(url + path)));
    return new Set(answers.map(({ status }) => status));
  }

  it.each(['/page', '/_app/ko-KR/earlier.js', '/_app/ko-KR/later.js', '/fonts/earlier.woff2'])(
    'finds %s in either of the two',
    async (path) => {
      expect(await statusesOf(path)).toEqual(new Set([200]));
    },
  );

  it('answers 404 for a file that both lack, and for a page that one lacks', async () => {
    expect(await statusesOf('/_app/ko-KR/missing.js')).toEqual(new Set([404]));
    expect(await statusesOf('/later-page')).toEqual(new Set([200, 404]));
  });
});
