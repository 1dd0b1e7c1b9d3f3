import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newSeededDataDir } from '../support/databases.ts';
import { startSite } from '../support/site.ts';

/** How long a process listens after SIGTERM (server/entry.ts). */
const noticeMs = 1_000;

const inquiry = JSON.stringify({
  type: 'OTHER',
  fullName: 'Aurora',
  email: 'visitor@example.com',
  content: 'Sent while the server shuts down',
  privacyAgree: true,
});

/** Sends an inquiry over a new connection; returns the status line, or the connection's error. */
async function sendOverNewConnection(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: string[] = [];
  socket.on('data', (chunk) => chunks.push(String(chunk)));
  const failed = once(socket, 'error').then(([error]) => String(error));
  const ended = once(socket, 'end').then(() => chunks.join('').split('\r\n')[0] ?? '');
  const head = ['POST /api/v1/contacts HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  const length = `Content-Length: ${Buffer.byteLength(inquiry)}`;
  socket.write([...head, length, 'Connection: close', '', inquiry].join('\r\n'));
  return Promise.race([failed, ended]);
}

describe('a process that shuts down', () => {
  it('answers every inquiry on a connection that the kernel accepted before the socket closed', async () => {
    const site = await startSite({ DATA_DIR: newSeededDataDir(), HOST: '127.0.0.1' });
    const port = Number(new URL(site.url).port);
    const exitCode = site.stop();
    await wait(noticeMs / 2);
    // While it stands still, connections wait in the socket's queue, and the moment to close the socket passes.
    process.kill(site.pid, 'SIGSTOP');
    const answers = Array.from({ length: 5 }, () => sendOverNewConnection(port));
    await wait(noticeMs);
    process.kill(site.pid, 'SIGCONT');
    expect(await Promise.all(answers)).toEqual(answers.map(() => 'HTTP/1.1 201 Created'));
    expect(await exitCode).toBe(0);
  });
});
