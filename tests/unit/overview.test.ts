import { isRedirect, redirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { partOf } from '#app/features/mypage/overview-part.server.ts';
import {
  type RequestContext,
  requestContext,
  runWithRequestContext,
} from '#app/server/request-context.server.ts';

const context: RequestContext = {
  requestId: 'id',
  clientAddress: '192.0.2.1',
  locale: 'ko-KR',
  path: '/mypage',
  nonce: 'nonce',
  token: 'token',
  cookies: [],
};

describe('a part of the overview', () => {
  it('that fails is missing, and the page is all right', async () => {
    await runWithRequestContext({ ...context }, async () => {
      expect(await partOf(Promise.reject(new Error('unavailable')))).toBeNull();
      expect(await partOf(Promise.resolve([1]))).toEqual([1]);
      expect(requestContext().failure).toBeUndefined();
    });
  });

  it('redirects once the session has ended', async () => {
    await runWithRequestContext({ ...context }, async () => {
      const failing = partOf(Promise.reject(redirect({ to: '/' })));
      await expect(failing).rejects.toSatisfy(isRedirect);
    });
  });
});
