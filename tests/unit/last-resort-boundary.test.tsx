import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LastResort } from '#app/components/status/last-resort.tsx';
import { PageError } from '#app/server/page-error.ts';

/** The boundary's HTML after an error page that threw. */
function shownAfter(error: unknown): string {
  const boundary = new LastResort({ children: 'the error page' });
  boundary.state = LastResort.getDerivedStateFromError(error);
  return renderToStaticMarkup(boundary.render());
}

it('shows the error page while that does not fail', () => {
  expect(renderToStaticMarkup(<LastResort>the error page</LastResort>)).toBe('the error page');
});

it('reports a failed error page, with a reference and a link home', () => {
  const html = shownAfter(new PageError(500, 'a-reference'));
  expect(html).toContain('<h1>An error occurred while showing the error page</h1>');
  expect(html).toContain('a-reference');
  expect(html).toMatch(/<a href="\/\?lang=[\w-]+">Go to the homepage<\/a>/);
});

it('shows nothing of an error that is not for visitors', () => {
  expect(shownAfter(new Error('a secret'))).not.toContain('secret');
});
