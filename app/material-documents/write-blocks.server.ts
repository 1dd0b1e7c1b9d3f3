import type { Block } from './blocks.ts';
import { codeHeight, writeCode } from './write-code.server.ts';
import { writeTable } from './write-table.server.ts';
import { ink, page, type Style, textWidth, type Writer } from './writer.server.ts';

const heading: Style = { weight: 'bold', size: 11.5, leading: 17, color: ink.primary };
const paragraph: Style = { weight: 'regular', size: 9, leading: 14.5, color: ink.text };
const note: Style = { weight: 'regular', size: 8, leading: 12.5, color: ink.muted };
const noticeTitle = { weight: 'bold', size: 15, leading: 21 } as const;

/** Room for a heading with the beginning of what follows. */
const headingRoom = 90;

const noticePadding = 12;

type Notice = Extract<Block, { kind: 'notice' }>;

function writeText(writer: Writer, text: string, style: Style): void {
  const lines = writer.lines(text, textWidth, style);
  writer.flow(writer.element(writer.root, 'P'), lines, style);
  writer.skip(5);
}

/** Between what stands above a heading and its rule, and between the rule and its text. */
const headingSpace = [12, 6] as const;

const belowHeading = 4;

/** A code stays whole, with its heading. */
function roomFor(lines: readonly string[], next: Block | undefined): number {
  if (next?.kind !== 'code') return headingRoom;
  const [above, below] = headingSpace;
  return above + below + lines.length * heading.leading + belowHeading + codeHeight;
}

function writeHeading(writer: Writer, text: string, next: Block | undefined): void {
  const lines = writer.lines(text, textWidth, heading);
  if (!writer.ensure(roomFor(lines, next))) {
    const [above, below] = headingSpace;
    writer.skip(above);
    writer.rule(writer.y, ink.text);
    writer.skip(below);
  }
  writer.flow(writer.element(writer.root, 'H2'), lines, heading);
  writer.skip(belowHeading);
}

function writeList(writer: Writer, lines: readonly string[]): void {
  const list = writer.element(writer.root, 'L');
  const indent = 11;
  for (const line of lines) {
    const broken = writer.lines(line, textWidth - indent, paragraph);
    writer.ensure(Math.min(broken.length, 3) * paragraph.leading);
    const item = writer.element(list, 'LI');
    const top = writer.y;
    writer.element(item, 'Lbl').add(() => writer.draw('– ', page.left, top, paragraph));
    writer.flow(writer.element(item, 'LBody'), broken, paragraph, page.left + indent);
    writer.skip(2);
  }
  writer.skip(4);
}

function writeNotice(writer: Writer, { title, text, isFailure = false }: Notice): void {
  const color = isFailure ? ink.error : ink.primary;
  const titleStyle: Style = { ...noticeTitle, color };
  const width = textWidth - 2 * noticePadding;
  const titleLines = writer.lines(title, width, titleStyle);
  const lines = writer.lines(text, width, paragraph);
  const height =
    titleLines.length * noticeTitle.leading + lines.length * paragraph.leading + 2 * noticePadding + 2;
  writer.ensure(height);
  const top = writer.y;
  writer.artifact(() => {
    writer.pdf.rect(page.left, top, textWidth, height).lineWidth(1.2).strokeColor(color).stroke();
  });
  writer.skip(noticePadding);
  const left = page.left + noticePadding;
  writer.flow(writer.element(writer.root, 'P'), titleLines, titleStyle, left);
  writer.skip(2);
  writer.flow(writer.element(writer.root, 'P'), lines, paragraph, left);
  writer.skip(noticePadding + 8);
}

const textStyles = { paragraph, note };

function writeBlock(writer: Writer, block: Block, next: Block | undefined): void {
  if (block.kind === 'table') writeTable(writer, block);
  else if (block.kind === 'code') writeCode(writer, block);
  else if (block.kind === 'list') writeList(writer, block.lines);
  else if (block.kind === 'notice') writeNotice(writer, block);
  else if (block.kind === 'heading') writeHeading(writer, block.text, next);
  else writeText(writer, block.text, textStyles[block.kind]);
}

export function writeBlocks(writer: Writer, blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) writeBlock(writer, block, blocks[index + 1]);
}
