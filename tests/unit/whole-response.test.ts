import { describe, expect, it } from 'vitest';
import { WholeResponse } from '#app/server/buffered-response.server.ts';

describe('a response with complete bytes', () => {
  it.each([
    ['short', '가나다'],
    ['long', '가나다'.repeat(10_000)],
  ])('gives a %s text as any answer does', async (_, text) => {
    const whole = new WholeResponse(['', text.slice(0, 2), text.slice(2)], {
      status: 404,
      headers: { 'x-name': 'value' },
    });
    const plain = new Response(text);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(Buffer.from(await plain.arrayBuffer()));
    expect(await whole.text()).toBe(text);
    expect([whole.status, whole.headers.get('x-name')]).toEqual([404, 'value']);
  });
});
