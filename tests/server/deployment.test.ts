import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Deployment, deploy } from '../../scripts/rehearsal/deployment.ts';
import { canWrite } from '../../scripts/rehearsal/installation.ts';
import { newLocalAddress, sendInquiry, startLoad } from '../../scripts/rehearsal/load.ts';
import { newPostgresDatabase } from '../support/databases.ts';
import { until } from '../support/until.ts';

/* Two processes behind nginx, as compose.yaml sets them up, with deploy/nginx.conf. */

describe('a deployment', () => {
  let deployment: Deployment;

  beforeAll(async () => {
    deployment = await deploy(await newPostgresDatabase(inject('postgresUrl')));
  });

  afterAll(() => deployment?.stop());

  it('runs with no right to write but to its data', () => {
    const { installation } = deployment;
    expect(canWrite(installation.dataDir)).toBe(true);
    // Only root can switch to an unprivileged user.
    if (process.getuid?.() === 0) expect(canWrite(`${installation.folder}/.output/server`)).toBe(false);
  });

  it('hides its metrics from visitors and compresses responses', async () => {
    expect((await fetch(`${deployment.url}/metrics`)).status).toBe(404);
    const headers = { 'accept-encoding': 'gzip' };
    const page = await fetch(`${deployment.url}/news?lang=en-US`, { headers });
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(page.headers.get('server')).toBe('nginx');
  });

  it('accepts 20 MB of files and refuses more with its own response', async () => {
    const send = (bytes: number) =>
      fetch(`${deployment.url}/api/v1/contacts`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: Buffer.alloc(bytes),
      });
    // The API refuses its type, so the request passed nginx.
    expect((await send(21_000_000)).headers.get('content-type')).toMatch(/^application\/.*json/);
    expect((await send(60_000_000)).status).toBe(413);
  });

  it('limits by the visitor’s real address, not by a forged one', async () => {
    const address = newLocalAddress();
    const send = () => sendInquiry(deployment.url, address, { 'x-forwarded-for': newLocalAddress() });
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 50) statuses.push(await send());
    expect(statuses[0]).toBe(201);
    expect(statuses).toContain(429);
    expect(await sendInquiry(deployment.url)).toBe(201);
  });

  it('fails no page and no inquiry while one process after the other is restarted', async () => {
    const load = startLoad(deployment.url);
    const codes = [await deployment.restart(0), await deployment.restart(1)];
    const { pages, inquiries, failures } = await load.stop();
    expect(failures).toEqual([]);
    expect(codes).toEqual([0, 0]);
    expect(Math.min(pages, inquiries)).toBeGreaterThan(0);
  });

  it('fails no page when a process dies', async () => {
    const load = startLoad(deployment.url);
    await deployment.processes[0]?.kill();
    const before = load.answeredPages();
    // Each worker has requested pages of both processes.
    await until(() => load.answeredPages() > before + 50);
    const { failures } = await load.stop();
    // An inquiry that the process had begun is lost with it, and not sent twice.
    expect(failures.filter((failure) => !failure.startsWith('inquiries'))).toEqual([]);
  });
});
