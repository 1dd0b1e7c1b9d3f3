import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readMultipart } from '#api/multipart.ts';
import { collectFiles } from '#app/lib/posted-files.server.ts';
import { answerPost, type Post } from '#app/lib/posted-form.server.ts';

/* Bodies that are made to cost the server more than they cost who sends them. */

const type = 'multipart/form-data; boundary=b';
const emptyPart = '--b\r\n\r\n';

/** A body of so many pieces, and how many of them were asked for. */
function bodyOf(piece: string, count: number) {
  const bytes = new TextEncoder().encode(piece);
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent >= count) return controller.close();
        sent += 1;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, sent: () => sent };
}

function requestOf(body: BodyInit, contentType = type): Request {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
    duplex: 'half',
  };
  return new Request('http://localhost/contact', init);
}

async function postOf(request: Request): Promise<Post | Response> {
  return answerPost(request, async (post) => post);
}

/** A form with 19 MB of files, of which some come only when the form is over. */
async function collect({ isOver }: { isOver: boolean }) {
  const collected = collectFiles();
  const stream = new PassThrough();
  collected.add('a.pdf', stream);
  if (isOver) collected.release();
  stream.write(Buffer.alloc(19_000_000));
  await wait(10);
  return collected;
}

describe('a posted form', () => {
  it('that broke off holds nothing, whatever of it was still on its way', async () => {
    for (let upload = 0; upload < 10; upload += 1) await collect({ isOver: true });
    const next = await collect({ isOver: false });
    expect(next.fault()).toBeUndefined();
    next.release();
  });

  it('of more and more parts is not read to its end', async () => {
    const body = bodyOf(emptyPart.repeat(1_000), 5_000);
    expect(await postOf(requestOf(body.stream))).toMatchObject({ fault: 'too_many_files' });
    expect(body.sent()).toBeLessThan(5);
  });

  it('of 200,000 encoded fields is not taken apart to its end', async () => {
    const fields = Array.from({ length: 200_000 }, (_, index) => index.toString(36)).join('&');
    const post = await postOf(requestOf(`email=a&${fields}`, 'application/x-www-form-urlencoded'));
    expect(post).toMatchObject({ fields: { email: 'a' } });
    expect(Object.keys('fields' in post ? post.fields : {}).length).toBeLessThanOrEqual(100);
  });
});

describe('a multipart request to the API', () => {
  it('of 20 MB of empty parts is refused at the first ones, while others are answered', async () => {
    const body = emptyPart.repeat(20_000_000 / emptyPart.length);
    let longestPause = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longestPause = Math.max(longestPause, performance.now() - last);
      last = performance.now();
    }, 10);
    await expect(readMultipart(requestOf(body))).rejects.toMatchObject({ code: 'validation_failed' });
    await wait(50);
    clearInterval(watch);
    expect(longestPause).toBeLessThan(5_000);
  }, 120_000);
});
