import { MarkdownParser } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { createMarkdown } from '#app/content/markdown-syntax.ts';
import { textSchema } from './text-schema.ts';

const markdown = createMarkdown();
// Addresses stay as they were written.
markdown.normalizeLink = (url) => url;

const alignOf = (style: string | null) => /text-align:(\w+)/.exec(style ?? '')?.[1] ?? null;

const parser = new MarkdownParser(textSchema, markdown, {
  paragraph: { block: 'paragraph' },
  heading: {
    block: 'heading',
    getAttrs: ({ tag }) => ({ level: Math.min(4, Math.max(2, Number(tag.slice(1)))) }),
  },
  blockquote: { block: 'blockquote' },
  bullet_list: { block: 'bullet_list' },
  ordered_list: {
    block: 'ordered_list',
    getAttrs: (token) => ({ order: Number(token.attrGet('start') ?? 1) }),
  },
  list_item: { block: 'list_item' },
  code_block: { block: 'code_block', noCloseToken: true },
  fence: { block: 'code_block', getAttrs: ({ info }) => ({ params: info.trim() }), noCloseToken: true },
  hr: { node: 'horizontal_rule' },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_header', getAttrs: (token) => ({ align: alignOf(token.attrGet('style')) }) },
  td: { block: 'table_cell', getAttrs: (token) => ({ align: alignOf(token.attrGet('style')) }) },
  image: {
    node: 'image',
    getAttrs: (token) => ({
      src: token.attrGet('src') ?? '',
      alt: token.content,
      title: token.attrGet('title') ?? '',
    }),
  },
  hardbreak: { node: 'hard_break' },
  em: { mark: 'em' },
  strong: { mark: 'strong' },
  s: { mark: 'strike' },
  link: {
    mark: 'link',
    getAttrs: (token) => ({ href: token.attrGet('href') ?? '', title: token.attrGet('title') ?? '' }),
  },
  code_inline: { mark: 'code', noCloseToken: true },
});

/** Reads with the parser that renders the pages of the site. */
export function parseText(text: string): Node {
  return parser.parse(text);
}
