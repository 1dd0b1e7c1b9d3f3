import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#app/content/markdown.server.ts';

describe('renderMarkdown', () => {
  it('renders what news are written with', () => {
    const html = renderMarkdown(
      '## Method\n\n- one\n- **two**\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> quote',
    );
    for (const tag of ['<h2>', '<ul>', '<strong>', '<table>', '<blockquote>']) expect(html).toContain(tag);
  });

  it('leaves the first heading level to the page', () => {
    expect(renderMarkdown('# Title')).toBe('<h2>Title</h2>\n');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '![x](https://tracker.example/x.png)',
    '![x](//tracker.example/x.png)',
    '[x](https://a.example "onmouseover=alert(1)")',
    '<a href="javascript:alert(1)">x</a>',
  ])('lets nothing of %s run or load', (source) => {
    const html = renderMarkdown(source);
    expect(html).not.toMatch(/<(script|svg|iframe|img)/i);
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style)=/i);
    expect(html).not.toMatch(/<[^>]*href="(javascript|data|vbscript)/i);
  });

  it('keeps pictures of this site', () => {
    expect(renderMarkdown('![chart](/art/chart.png)')).toContain('<img src="/art/chart.png" alt="chart"');
  });

  it('numbers pictures with a caption, in the language of the text', () => {
    const text = '![a](/art/a.png "Counts < 5")\n\n![b](/art/b.png)\n\n![c](/art/c.png "Sizes")';
    const html = renderMarkdown(text, 'en-US');
    expect(html.match(/<figcaption>.*?<\/figcaption>/g)).toEqual([
      '<figcaption>Fig. 1. Counts &lt; 5</figcaption>',
      '<figcaption>Fig. 2. Sizes</figcaption>',
    ]);
    expect(html).toContain('<p><img src="/art/b.png" alt="b" /></p>');
    expect(renderMarkdown(text, 'zh-CN')).toContain('<figcaption>图1　Counts');
  });

  it('marks links to other sites', () => {
    expect(renderMarkdown('[x](https://a.example)')).toContain('rel="noopener nofollow"');
  });
});
