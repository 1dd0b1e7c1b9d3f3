import { expect, it } from 'vitest';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { withAnchors } from '#app/features/terms/anchors.ts';

it('the sections of a legal text have ids that no language changes', () => {
  const { html, headings } = withAnchors(
    renderMarkdown('Text\n\n## 1. One\n\n### Not this\n\n## 2. Two & **more**'),
  );
  expect(headings).toEqual([
    { id: 'section-1', text: '1. One' },
    { id: 'section-2', text: '2. Two & more' },
  ]);
  expect(html).toContain('<h2 id="section-2">2. Two &amp; <strong>more</strong></h2>');
  expect(html).toContain('<h3>Not this</h3>');
});

it('a heading cannot add an id or an element', () => {
  const { html, headings } = withAnchors(renderMarkdown('## <h2 id="x">a</h2> "><script>alert(1)</script>'));
  expect(html.match(/<[a-z][^>]*>/g)).toEqual(['<h2 id="section-1">']);
  expect(headings[0]?.text).toBe('<h2 id="x">a</h2> "><script>alert(1)</script>');
});
