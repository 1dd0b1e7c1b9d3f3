import { Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#app/rendering/render.server.tsx';

const late = Promise.resolve('late');

function Late() {
  return <p>{use(late)}</p>;
}

function Broken(): never {
  throw new Error('secret detail');
}

describe('renderToHtml', () => {
  it('waits for what suspends', async () => {
    const html = await renderToHtml(
      <Suspense fallback="waiting">
        <Late />
      </Suspense>,
      undefined,
    );
    expect(html).toContain('<p>late</p>');
  });

  it('fails when a component throws', async () => {
    await expect(renderToHtml(<Broken />, undefined)).rejects.toThrow('secret detail');
  });

  it('fails when a component throws behind a boundary, where a stream would answer 200', async () => {
    const page = (
      <Suspense fallback="waiting">
        <Broken />
      </Suspense>
    );
    await expect(renderToHtml(page, undefined)).rejects.toThrow('secret detail');
  });
});
