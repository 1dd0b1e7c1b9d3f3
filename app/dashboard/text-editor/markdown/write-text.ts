import type { Node } from 'prosemirror-model';
import { parseText } from './parse-text.ts';
import { type InlineWriter, inlineWriters } from './write-inline.ts';

/** Escapes only as much as needed for the parser to read the same, behind each of the markers. */
function mostReadable(write: (inline: InlineWriter) => string, markers: readonly string[] = ['']): string {
  const candidates = inlineWriters.map(write);
  const right = candidates.at(-1) ?? '';
  const meant = markers.map((marker) => parseText(marker + right));
  const isRight = (candidate: string) =>
    markers.every((marker, index) => meant[index]?.eq(parseText(marker + candidate)));
  return candidates.find((candidate) => candidate === right || isRight(candidate)) ?? right;
}

/** Two dashes are text, but a rule behind the marker of a list. */
function writeParagraph(node: Node, _isSecond: boolean, parent: Node): string {
  const isItem = parent.type.name === 'list_item' && parent.firstChild === node;
  return mostReadable((inline) => inline(node), isItem ? ['- ', '* '] : undefined);
}

function writeHeading(node: Node): string {
  return mostReadable((inline) => {
    const text = inline(node).replace(/(^|\s)(#+)$/, '$1\\$2');
    return text && `${'#'.repeat(node.attrs.level)} ${text}`;
  });
}

const alignments: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

function writeTable(table: Node): string {
  const delimiters = table.firstChild?.children.map(({ attrs }) => alignments[attrs.align] ?? '---') ?? [];
  return mostReadable((inline) => {
    const writeCell = (cell: Node) => `${inline(cell).replaceAll('|', '\\|')} |`.replace(/^(?=[^ ])/, ' ');
    const [head = '', ...rows] = table.children.map((row) => `|${row.children.map(writeCell).join('')}`);
    return [head, `|${delimiters.join('|')}|`, ...rows].join('\n');
  });
}

function writeQuote(node: Node): string {
  const text = writeBlocks(node);
  return text === '' ? '' : text.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

function writeCode(node: Node): string {
  const longest = Math.max(2, ...(node.textContent.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${node.attrs.params}\n${node.textContent}\n${fence}`;
}

function isList(node: Node): boolean {
  return node.type.name === 'bullet_list' || node.type.name === 'ordered_list';
}

/** Only such a list can follow a line of text without an empty line. */
function canFollowLine(node: Node): boolean {
  return isList(node) && (node.attrs.order ?? 1) === 1 && node.firstChild?.firstChild?.childCount !== 0;
}

function indent(text: string, marker: string): string {
  const following = text.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`);
  return (marker + following).trimEnd();
}

function writeList(list: Node, isSecond: boolean): string {
  const isTight = list.children.every((item) => item.children.slice(1).every(canFollowLine));
  const separator = isTight ? '\n' : '\n\n';
  const markerOf = (index: number) => {
    if (list.type.name === 'bullet_list') return isSecond ? '* ' : '- ';
    return `${list.attrs.order + index}${isSecond ? ')' : '.'} `;
  };
  return list.children
    .map((item, index) => indent(writeBlocks(item, separator), markerOf(index)))
    .join(separator);
}

type Writer = (node: Node, isSecond: boolean, parent: Node) => string;

const writers: Readonly<Record<string, Writer>> = {
  paragraph: writeParagraph,
  heading: writeHeading,
  table: writeTable,
  blockquote: writeQuote,
  code_block: writeCode,
  // Behind the marker of a list, dashes would be one rule together with it.
  horizontal_rule: (_node, _isSecond, parent) => (parent.type.name === 'list_item' ? '___' : '---'),
  bullet_list: writeList,
  ordered_list: writeList,
};

/** Empty blocks have no Markdown. A list behind one of its kind has another marker, or both would be one. */
function writeBlocks(parent: Node, separator = '\n\n'): string {
  const written: string[] = [];
  let previous: Node | undefined;
  let isSecond = false;
  for (const node of parent.children) {
    isSecond = isList(node) && previous?.type === node.type && !isSecond;
    const text = writers[node.type.name]?.(node, isSecond, parent) ?? '';
    if (text === '') continue;
    written.push(text);
    previous = node;
  }
  return written.join(separator);
}

export function writeText(doc: Node): string {
  return writeBlocks(doc);
}
