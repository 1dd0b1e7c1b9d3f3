import { MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { escapeText, writeTarget } from './escape-text.ts';
import { textSchema } from './text-schema.ts';

const { doc, paragraph, heading, hard_break } = textSchema.nodes;
const { strong, em, strike } = textSchema.marks;

function codeMark(text: string): [open: string, close: string] {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const padding = /^`|`$|^ .*\S.* $/.test(text) ? ' ' : '';
  return [fence + padding, padding + fence];
}

function hasMore(neighbour: Node | null, node: Node): boolean {
  const added = neighbour?.marks.filter((mark) => !mark.isInSet(node.marks)) ?? [];
  return added.some(({ type }) => type === strong || type === em || type === strike);
}

function reference(letter: string): string {
  return letter && `&#${letter.codePointAt(0)};`;
}

type Escape = (node: Node, parent: Node, index: number) => string;

/** A tag is never written, although the parser takes it for text. */
const plain: Escape = ({ text = '' }) => text.replace(/<(?=[a-z/!?])/gi, '\\<');

/** Text of a heading or a cell does not start its line. */
function startsLine(parent: Node, index: number): boolean {
  const previous = parent.maybeChild(index - 1);
  return previous ? previous.type === hard_break : parent.type === paragraph;
}

const escaped: Escape = ({ text = '' }, parent, index) => escapeText(text, startsLine(parent, index));

/** CommonMark sees no delimiter in **(a)**b, unless the letter is a character reference. */
const referenced: Escape = (node, parent, index) => {
  const { text = '' } = node;
  const last = hasMore(parent.maybeChild(index + 1), node) ? (/[\p{L}\p{N}]$/u.exec(text)?.[0] ?? '') : '';
  const rest = text.slice(0, text.length - last.length);
  const first = hasMore(parent.maybeChild(index - 1), node) ? (/^[\p{L}\p{N}]/u.exec(rest)?.[0] ?? '') : '';
  const middle = escapeText(rest.slice(first.length), startsLine(parent, index));
  return reference(first) + middle + reference(last);
};

const emphasis = { mixable: true, expelEnclosingWhitespace: true };

function inlineWriter(write: Escape, italic: '*' | '_' = '*'): InlineWriter {
  const renderInline = (state: MarkdownSerializerState, node: Node) => state.renderInline(node);
  const writer = new MarkdownSerializer(
    {
      paragraph: renderInline,
      heading: renderInline,
      text: (state, node, parent, index) =>
        state.text(write(node, parent, index).replace(/[\n\t]+/g, ' '), false),
      image: (state, { attrs }) =>
        state.write(`![${escapeText(attrs.alt, false)}](${writeTarget(attrs.src, attrs.title)})`),
      hard_break: (state, node, parent, index) => {
        const following = parent.children.slice(index + 1);
        if (following.some(({ type }) => type !== node.type)) state.write('\\\n');
      },
    },
    {
      link: { open: '[', close: (_state, { attrs }) => `](${writeTarget(attrs.href, attrs.title)})` },
      strong: { open: '**', close: '**', ...emphasis },
      em: { open: italic, close: italic, ...emphasis },
      strike: { open: '~~', close: '~~', ...emphasis },
      code: {
        open: (_state, _mark, parent, index) => codeMark(parent.child(index).text ?? '')[0],
        close: (_state, _mark, parent, index) => codeMark(parent.child(index - 1).text ?? '')[1],
        escape: false,
      },
    },
  );
  return ({ type, content }) => {
    const block = type === paragraph ? paragraph : heading;
    return writer.serialize(doc.create(null, block.create(null, content))).trim();
  };
}

export type InlineWriter = (textBlock: Node) => string;

/** From the most readable to the one that is right for every text, also where italic and bold text touch. */
export const inlineWriters: readonly InlineWriter[] = [
  inlineWriter(plain),
  inlineWriter(escaped),
  inlineWriter(referenced),
  inlineWriter(referenced, '_'),
];
