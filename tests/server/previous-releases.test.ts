import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNginx } from '../../scripts/rehearsal/nginx.ts';
import { securityHeaders } from '../../server/security-headers.ts';
import { freePort } from '../support/site.ts';

/* deploy/store-files.sh and deploy/nginx.conf: hashed files of releases that no process has any more. */

const immutable = 'public, max-age=31536000, immutable';
/** Not in the folder of the test run, which the user of nginx's processes cannot read. */
const folder = mkdtempSync('/tmp/site-released-');
const released = join(folder, 'released');

/** The public folder of a release. Its file names contain `name`. */
function newRelease(name: string): string {
  const publicFolder = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(publicFolder, '_app/ko-KR'), { recursive: true });
  mkdirSync(join(publicFolder, 'fonts'));
  const script = join(publicFolder, `_app/ko-KR/page-${name}.js`);
  writeFileSync(script, `/* ${name} */`);
  writeFileSync(`${script}.gz`, gzipSync(`/* ${name} */`));
  writeFileSync(join(publicFolder, `_app/page-${name}.css`), 'a {}');
  writeFileSync(join(publicFolder, `fonts/${name}.woff2`), name);
  writeFileSync(join(publicFolder, 'secret.txt'), 'not a hashed file');
  return publicFolder;
}

function store(publicFolder: string, to = released): void {
  execFileSync('sh', ['deploy/store-files.sh', publicFolder, to]);
}

/** Sends the path as it is. `fetch` would resolve its dot segments. */
async function requestRaw(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

describe('the files of previous releases', () => {
  let site: Server;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let port: number;
  let url = '';

  beforeAll(async () => {
    site = createServer((_request, response) => {
      response.setHeader('cache-control', 'no-store');
      response.writeHead(404).end('of the site');
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const address = site.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    port = await freePort();
    nginx = await startNginx(folder, port, [address.port, address.port]);
    url = `http://127.0.0.1:${port}`;
    store(newRelease('first'));
  });

  afterAll(async () => {
    await nginx?.stop();
    site?.close().closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are served with the headers of the site, compressed', async () => {
    const answer = await fetch(`${url}/_app/ko-KR/page-first.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('/* first */');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...securityHeaders(false),
      'cache-control': immutable,
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  it.each([
    ['/_app/page-first.css', 'text/css; charset=utf-8'],
    ['/fonts/first.woff2', 'font/woff2'],
  ])('%s has the type %s', async (path, type) => {
    const { status, headers } = await fetch(url + path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
  });

  it('stay immutable when the browser revalidates or requests a range', async () => {
    const script = `${url}/_app/ko-KR/page-first.js`;
    const etag = (await fetch(script)).headers.get('etag') ?? '';
    const again = await fetch(script, { headers: { 'if-none-match': etag }, cache: 'no-store' });
    const part = await fetch(script, { headers: { range: 'bytes=0-1' } });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, immutable]);
    expect([part.status, part.headers.get('cache-control')]).toEqual([206, immutable]);
  });

  it.each(['/_app/ko-KR/page-missing.js', '/fonts/missing.woff2', '/_app/', '/_app/ko-KR/', '/_app/ko-KR'])(
    '%s is not found, and the answer is not cached',
    async (path) => {
      const { status, headers } = await fetch(url + path);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each([
    '/_app/../secret.txt',
    '/_app/../../../../../../etc/passwd',
    '/_app/%2e%2e/%2e%2e/%2e%2e/nginx.conf',
    '/_app/..%2f..%2f..%2fnginx.conf',
    '/_app/ko-KR/..%5c..%5c..%5cnginx.conf',
    '/_app/%252e%252e/%252e%252e/%252e%252e/nginx.conf',
    '/_app/ko-KR/page-first.js%00',
    '/_app/ko-KR/link.js',
    '/_app/linked/nginx.conf',
  ])('%s leaves the folder of the files no more than any other path', async (path) => {
    const stored = join(released, 'last/_app');
    if (path.includes('link.js')) symlinkSync(join(folder, 'nginx.conf'), join(stored, 'ko-KR/link.js'));
    if (path.includes('linked')) symlinkSync(folder, join(stored, 'linked'));
    const answer = await requestRaw(port, path);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|403|404) /);
    expect(answer).not.toMatch(/worker_processes|root:|not a hashed file|immutable/);
  });
});

describe('storing the files of a release', () => {
  const target = mkdtempSync(join(tmpdir(), 'site-stored-'));
  const scripts = (release: string) => readdirSync(join(target, release, '_app/ko-KR'));

  it('twice changes nothing, and the last two remain', () => {
    store(newRelease('first'), target);
    expect(readdirSync(target)).toEqual(['last']);
    for (const release of [newRelease('second'), newRelease('third')]) {
      store(release, target);
      store(release, target);
    }
    expect(readdirSync(target).toSorted()).toEqual(['earlier', 'last']);
    expect(scripts('earlier')).toContain('page-second.js');
    expect(scripts('last')).toEqual(['page-third.js', 'page-third.js.gz']);
  });

  it('begins again after an interrupted one, and omits files without a hash', () => {
    mkdirSync(join(target, 'new/_app'), { recursive: true });
    store(newRelease('fourth'), target);
    expect(readdirSync(target).toSorted()).toEqual(['earlier', 'last']);
    expect(readdirSync(join(target, 'last')).toSorted()).toEqual(['_app', 'fonts']);
  });
});
