import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { parseText } from '#app/dashboard/text-editor/markdown/parse-text.ts';
import { textSchema } from '#app/dashboard/text-editor/markdown/text-schema.ts';
import { writeText } from '#app/dashboard/text-editor/markdown/write-text.ts';

const content = resolve(import.meta.dirname, '../../content');

describe('a text in the editor', () => {
  const files = globSync('*/**/*.md', { cwd: content });

  it.each(files)('%s is written as it was read', (file) => {
    const body = readFileSync(resolve(content, file), 'utf8')
      .replace(/^---\n.*?\n---\n/s, '')
      .trim();
    const read = parseText(body);
    read.check();
    expect(writeText(read)).toBe(body);
  });

  it.each([
    [
      'bold text that ends with a bracket before a Korean particle',
      '**루미바이옴(회사)**은',
      '<strong>루미바이옴(회사)</strong>은',
    ],
    ['italic text in bold text', '**가*나*다**', '<strong>가<em>나</em>다</strong>'],
    ['a list that begins with another number', '3. 셋\n4. 넷', '<ol start="3">'],
    [
      'a picture of the site',
      '![균주](/api/v1/pictures/a-1x1.avif)',
      '<img src="/api/v1/pictures/a-1x1.avif"',
    ],
  ])('%s is shown by the site, and stays as it is', (_name, markdown, html) => {
    expect(renderMarkdown(markdown)).toContain(html);
    expect(writeText(parseText(markdown))).toBe(markdown);
  });

  it.each([
    ['<b>굵게</b>', '\\<b>굵게\\</b>'],
    ['[a]: https://a.example', '\\[a\\]: https://a.example'],
    ['1. 하나', '1\\. 하나'],
    ['b* 값 2~3 [참고]', 'b* 값 2~3 [참고]'],
  ])('the words %s are escaped only as far as needed', (words, markdown) => {
    const { doc, paragraph } = textSchema.nodes;
    const text = doc.create(null, paragraph.create(null, textSchema.text(words)));
    expect(writeText(text)).toBe(markdown);
    expect(parseText(markdown).textContent).toBe(words);
  });

  it.each([
    ['* one\n* two', '- one\n- two'],
    ['# Title', '## Title'],
    ['Setext\n------', '## Setext'],
    ['_a_ and __b__', '*a* and **b**'],
    ['a  \nb', 'a\\\nb'],
    ['|a|b|\n|:-|-:|\n|1|2|', '| a | b |\n|:---|---:|\n| 1 | 2 |'],
    ['- a\n\n- b', '- a\n- b'],
    ['```js\na\n```', '```js\na\n```'],
    ['> - a\n>\n> b', '> - a\n>\n> b'],
    ['* \\--', '- \\--'],
  ])('%s has one form', (other, canonical) => {
    expect(writeText(parseText(other))).toBe(canonical);
    expect(writeText(parseText(canonical))).toBe(canonical);
  });

  const { nodes, marks } = textSchema;
  const word = fc.stringMatching(/^[a가-힣1(“)*_~`[\]<>&!#\\|.+=-]{1,4}$/);
  const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));
  const markSet = fc
    .subarray(['link', 'strong', 'em', 'strike', 'code'] as const)
    .map((names) => names.filter((name) => name === 'link' || name === 'code' || !names.includes('code')))
    .map((names) =>
      names.map((name) => (name === 'link' ? marks.link.create({ href: '/faq' }) : marks[name].create())),
    );
  const run = fc.tuple(words, markSet).map(([text, set]) => textSchema.text(text, set));
  const picture = fc
    .tuple(words, fc.constantFrom('/art/a.avif', '/art/a (1).avif'))
    .map(([alt, src]) => nodes.image.create({ src, alt }));
  const inline = fc.array(fc.oneof({ weight: 5, arbitrary: run }, picture), { minLength: 1, maxLength: 4 });
  const paragraph = inline.map((list) => nodes.paragraph.create(null, list));
  const heading = fc
    .tuple(fc.constantFrom(2, 3, 4), inline)
    .map(([level, list]) => nodes.heading.create({ level }, list));
  const broken = fc
    .tuple(inline, inline)
    .map(([first, second]) => nodes.paragraph.create(null, [...first, nodes.hard_break.create(), ...second]));
  const table = fc
    .array(fc.tuple(inline, inline), { minLength: 2, maxLength: 3 })
    .map(([head = [[], []], ...rows]) =>
      nodes.table.create(null, [
        nodes.table_row.create(
          null,
          head.map((cell) => nodes.table_header.create(null, cell)),
        ),
        ...rows.map((row) =>
          nodes.table_row.create(
            null,
            row.map((cell) => nodes.table_cell.create(null, cell)),
          ),
        ),
      ]),
    );
  const rule = fc.constant(nodes.horizontal_rule.create());
  const code = fc
    .stringMatching(/^[a`\n -]{1,9}$/)
    .map((text) => nodes.code_block.create(null, textSchema.text(text)));
  const { block } = fc.letrec<{ block: Node }>((tie) => {
    const item = fc
      .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
      .map(([first, rest]) => nodes.list_item.create(null, [first, ...rest]));
    const items = fc.array(item, { minLength: 1, maxLength: 3 });
    return {
      block: fc.oneof(
        { maxDepth: 2 },
        paragraph,
        heading,
        broken,
        rule,
        table,
        code,
        items.map((list) => nodes.bullet_list.create(null, list)),
        items.map((list) => nodes.ordered_list.create(null, list)),
        fc
          .array(tie('block'), { minLength: 1, maxLength: 2 })
          .map((list) => nodes.blockquote.create(null, list)),
      ),
    };
  });

  it('reads what it wrote, for any text', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (blocks) => {
        const doc = nodes.doc.create(null, blocks);
        doc.check();
        const written = writeText(doc);
        expect(parseText(written).toString(), written).toBe(doc.toString());
      }),
      { numRuns: 300 },
    );
  });
});
