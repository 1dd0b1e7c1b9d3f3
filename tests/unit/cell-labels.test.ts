import { expect, it } from 'vitest';
import { withCellLabels } from '#app/consents/cell-labels.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';

function labelsOf(markdown: string): string[] {
  return Array.from(withCellLabels(renderMarkdown(markdown)).matchAll(/<td[^>]*>/g), ([tag]) => tag);
}

it('each cell of a table has the heading of its column', () => {
  expect(labelsOf('| A | **B** |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n\n| C |\n|---|\n| 5 |')).toEqual([
    '<td data-label="A">',
    '<td data-label="B">',
    '<td data-label="A">',
    '<td data-label="B">',
    '<td data-label="C">',
  ]);
});

it('a heading cannot end the attribute', () => {
  expect(labelsOf('| "><b>A & B |\n|---|\n| 1 |')).toEqual([
    '<td data-label="&quot;&gt;&lt;b&gt;A &amp; B">',
  ]);
});
