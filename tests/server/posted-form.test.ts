import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withForm } from '#api/body.ts';
import { answerPost, type Post } from '#app/forms/posted-form.server.ts';
import {
  type RequestContext,
  type RunInSlot,
  runWithRequestContext,
} from '#app/server/request-context.server.ts';
import { ByteBudget } from '#request-body/byte-budget.ts';
import { collectFiles } from '#request-body/collect-files.ts';
import { bodyBlocks } from '#request-body/read-body.ts';
import { createConcurrencyLimit } from '#server/concurrency-limit.ts';

/* Bodies that cost the server more than the sender. */

const type = 'multipart/form-data; boundary=b';
const emptyPart = '--b\r\n\r\n';

/** A body of so many pieces, and how many of them were requested. */
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

const context: RequestContext = {
  requestId: 'id',
  clientAddress: '192.0.2.1',
  locale: 'ko-KR',
  path: '/contact',
  nonce: 'nonce',
  token: undefined,
  cookies: [],
};

async function postOf(request: Request): Promise<Post | Response> {
  return runWithRequestContext(context, () => answerPost(request, async (post) => post));
}

const inFlight = new ByteBudget({ whole: 120_000_000, share: 60_000_000 });

/** A form with 19 MB of files, some of which arrive after its end. */
async function collect({ isOver, from = '192.0.2.1' }: { isOver: boolean; from?: string }) {
  const collected = collectFiles(inFlight, from, 20_000_000);
  const stream = new PassThrough();
  collected.add('a.pdf', stream);
  if (isOver) collected.release();
  stream.write(Buffer.alloc(19_000_000));
  await wait(10);
  return collected;
}

describe('a body', () => {
  it('of pieces of one byte is stored in few blocks, none much longer than its content', async () => {
    const { stream } = bodyOf('a', 200_000);
    const blocks: Uint8Array[] = [];
    for await (const block of bodyBlocks(stream, 60)) blocks.push(block);
    expect(blocks.map((block) => block.byteLength)).toEqual([65_536, 65_536, 65_536, 200_000 - 3 * 65_536]);
    expect(Buffer.concat(blocks).toString()).toBe('a'.repeat(200_000));
  });

  it('of chunks of any length preserves every byte', async () => {
    const whole = randomBytes(500_000);
    const ends = [1, 1_024, 1_025, 5_025, 95_025, 95_025, 160_561, 160_568, 360_568, 500_000];
    const pieces = ends.map((end, index) => whole.subarray(ends[index - 1] ?? 0, end));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    const blocks: Uint8Array[] = [];
    for await (const block of bodyBlocks(body, 60)) blocks.push(block);
    expect(Buffer.concat(blocks).equals(whole)).toBe(true);
  });

  it('that takes too long is cut off, with the bytes received so far', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('half')),
    });
    const blocks: string[] = [];
    const read = async () => {
      for await (const block of bodyBlocks(body, 0.05)) blocks.push(Buffer.from(block).toString());
    };
    await expect(read()).rejects.toMatchObject({ fault: 'timeout' });
    expect(blocks).toEqual(['half']);
  });
});

describe('a posted form', () => {
  it('that was aborted holds no memory, also with chunks in transit', async () => {
    for (let upload = 0; upload < 10; upload += 1) await collect({ isOver: true });
    const next = await collect({ isOver: false });
    expect(next.fault()).toBeUndefined();
    next.release();
  });

  it('attack: uploads from one address do not use up what others have', async () => {
    const own = ['2001:db8::1', '2001:db8::2', '2001:DB8:0:0:9::', '2001:db8::4'];
    const uploads = await Promise.all(own.map((from) => collect({ isOver: false, from })));
    expect(uploads.map((upload) => upload.fault())).toEqual([undefined, undefined, undefined, 'busy']);
    const other = await collect({ isOver: false, from: '2001:db8:0:1::1' });
    expect(other.fault()).toBeUndefined();
    for (const upload of [...uploads, other]) upload.release();
    const next = await collect({ isOver: false, from: '2001:db8::1' });
    expect(next.fault()).toBeUndefined();
    next.release();
  });

  it('attack: texts from one address that never end do not use up what others have', async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="content"\r\n\r\n';
    const field = Buffer.from(head + 'a'.repeat(1_000_000));
    const open = (clientAddress: string) => {
      let end = () => undefined;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(field);
          end = () => void controller.close();
        },
      });
      const posted = runWithRequestContext({ ...context, clientAddress }, () =>
        answerPost(requestOf(stream), async ({ fault }) => fault),
      );
      return { end, posted };
    };
    const own = Array.from({ length: 70 }, () => open('192.0.2.9'));
    await wait(200);
    const other = open('192.0.2.10');
    for (const { end } of [...own, other]) end();
    expect(await other.posted).toBeUndefined();
    const faults = await Promise.all(own.map(({ posted }) => posted));
    expect(faults.filter((fault) => fault === 'busy').length).toBeGreaterThan(5);
    const next = open('192.0.2.9');
    next.end();
    expect(await next.posted).toBeUndefined();
  });

  it('enters a slot after its body arrived, and gets 503 without a free one', async () => {
    const concurrencyLimit = createConcurrencyLimit({ inFlight: 1, waiting: 0, timeoutMs: 1_000 });
    const runInSlot: RunInSlot = (run, refuse) => concurrencyLimit.enter(run).catch(refuse);
    const encoded = 'application/x-www-form-urlencoded';
    const post = <T>(request: Request, handle: () => Promise<T>) =>
      runWithRequestContext({ ...context, runInSlot }, () => answerPost(request, handle));
    let endBody = () => undefined;
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        endBody = () => void controller.close();
      },
    });
    const waiting = post(requestOf(slow), async () => 'taken');
    let endHandling = (_outcome: string) => undefined;
    const handling = new Promise<string>((resolve) => {
      endHandling = (outcome) => void resolve(outcome);
    });
    const first = post(requestOf('a=b', encoded), () => handling);
    await wait(10);
    for (const request of [requestOf('a=b', encoded), requestOf('--b--')]) {
      const refused = await post(request, async () => 'never');
      expect(refused).toMatchObject({ status: 503 });
    }
    endHandling('first');
    expect(await first).toBe('first');
    endBody();
    expect(await waiting).toBe('taken');
  });

  it('of more and more parts is not read to its end', async () => {
    const body = bodyOf(emptyPart.repeat(1_000), 5_000);
    expect(await postOf(requestOf(body.stream))).toMatchObject({ fault: 'too_many_files' });
    expect(body.sent()).toBeLessThan(20);
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
    await expect(withForm(requestOf(body), '192.0.2.1', async () => 'taken')).rejects.toMatchObject({
      code: 'validation_failed',
    });
    await wait(50);
    clearInterval(watch);
    expect(longestPause).toBeLessThan(5_000);
  }, 120_000);
});

describe('multipart requests to the API', () => {
  const file = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';

  /** A form with a file of 9 MB that never ends. `arrived` resolves when all but the end is read. */
  function open(from: string) {
    const pieces = [Buffer.from(file), ...Array.from({ length: 9 }, () => Buffer.alloc(1_000_000))];
    let end = () => undefined;
    let setArrived = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      setArrived = () => void resolve();
    });
    const stream = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          end = () => {
            controller.enqueue(Buffer.from('\r\n--b--'));
            controller.close();
          };
        },
        pull(controller) {
          const piece = pieces.shift();
          if (piece) controller.enqueue(piece);
          else setArrived();
        },
      },
      { highWaterMark: 0 },
    );
    const read = withForm(requestOf(stream), from, async () => 'taken');
    return { end, arrived, outcome: read.catch((error: unknown) => error) };
  }

  async function openWhole(from: string) {
    const upload = open(from);
    await upload.arrived;
    return upload;
  }

  it('attack: those of one address do not block others', async () => {
    const own = await Promise.all(Array.from({ length: 6 }, () => openWhole('192.0.2.7')));
    const more = Array.from({ length: 9 }, () => open('192.0.2.7'));
    for (const { outcome } of more) expect(await outcome).toMatchObject({ code: 'unavailable' });
    const other = await openWhole('192.0.2.8');
    other.end();
    expect(await other.outcome).toBe('taken');
    for (const { end } of own) end();
    for (const { outcome } of own) expect(await outcome).toBe('taken');
    const next = await openWhole('192.0.2.7');
    next.end();
    expect(await next.outcome).toBe('taken');
  });
});
