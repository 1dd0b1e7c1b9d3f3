import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withForm } from '#api/body.ts';
import { answerPost } from '#app/forms/posted-form.server.ts';
import { type RequestContext, runWithRequestContext } from '#app/server/request-context.server.ts';

const field = '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n';
const fileHead = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';
const end = '\r\n--b--';

function requestOf(body: BodyInit): Request {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return new Request('http://localhost/contact', { method: 'POST', headers, body });
}

function formWithFile(bytes: number): Request {
  return requestOf(field + fileHead + 'a'.repeat(bytes) + end);
}

function post<T>(request: Request, clientAddress: string, handle: (fault: unknown) => Promise<T>) {
  const context: RequestContext = {
    requestId: 'id',
    clientAddress,
    locale: 'ko-KR',
    path: '/contact',
    nonce: 'nonce',
    token: undefined,
    cookies: [],
  };
  return runWithRequestContext(context, () =>
    answerPost(request, async ({ fields, fault }) => {
      expect(fields).toEqual({ email: 'a' });
      return handle(fault);
    }),
  );
}

describe('a multipart body', () => {
  it('in memory is parsed in turns with other requests', async () => {
    let turns = 0;
    let isParsed = false;
    const parsing = withForm(formWithFile(9_000_000), '192.0.2.1', async () => {
      isParsed = true;
    });
    for (; !isParsed; turns += 1) await nextTurn();
    await parsing;
    expect(turns).toBeGreaterThan(100);
  });

  it.each([
    ['a file', fileHead],
    ['a header', '--b\r\nContent-Dis'],
  ])('truncated in %s counts with its fields on the site and is refused by the API', async (_what, rest) => {
    expect(await post(requestOf(field + rest), '192.0.2.1', async (fault) => fault)).toBeUndefined();
    await expect(withForm(requestOf(field + rest), '192.0.2.1', async () => 'taken')).rejects.toMatchObject({
      code: 'validation_failed',
      details: { errors: [{ path: '', code: 'invalid' }] },
    });
  });

  it('attack: uploads to the site count for the API too', async () => {
    const clientAddress = '198.51.100.7';
    let endHandling = () => undefined;
    const handling = new Promise<void>((resolve) => {
      endHandling = () => void resolve();
    });
    let taken = 0;
    const uploads = Array.from({ length: 6 }, () =>
      post(formWithFile(9_000_000), clientAddress, async (fault) => {
        expect(fault).toBeUndefined();
        taken += 1;
        await handling;
      }),
    );
    while (taken < uploads.length) await wait(10);
    const send = (from: string) => withForm(formWithFile(9_000_000), from, async () => 'taken');
    await expect(send(clientAddress)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await send('198.51.100.8')).toBe('taken');
    endHandling();
    await Promise.all(uploads);
    expect(await send(clientAddress)).toBe('taken');
  });
});
