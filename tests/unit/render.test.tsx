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
  it('fails when a component suspends, because only a route waits for data', async () => {
    const page = (
      <Suspense fallback="waiting">
        <Late />
      </Suspense>
    );
    await expect(renderToHtml(page)).rejects.toThrow('suspends');
  });

  it('fails when a component throws', async () => {
    await expect(renderToHtml(<Broken />)).rejects.toThrow('secret detail');
  });

  it('fails when a component throws behind a boundary, where a stream would answer 200', async () => {
    const page = (
      <Suspense fallback="waiting">
        <Broken />
      </Suspense>
    );
    await expect(renderToHtml(page)).rejects.toThrow('secret detail');
  });
});
