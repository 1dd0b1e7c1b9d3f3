import type { CompleteLocale } from '#contract/locales.ts';
import { type Letterhead, type MaterialDocument, textsOf } from './blocks.ts';
import { readFonts } from './font-files.server.ts';
import { writeBlocks } from './write-blocks.server.ts';
import { createWriter, ink, page, type Style, textWidth, type Writer } from './writer.server.ts';

const brand: Style = { weight: 'bold', size: 13, leading: 16, color: ink.text };
const small: Style = { weight: 'regular', size: 7.5, leading: 11, color: ink.muted };
const kind: Style = { weight: 'bold', size: 10, leading: 15, color: ink.primary };
const title: Style = { weight: 'bold', size: 21, leading: 29, color: ink.text };

function drawMark({ pdf }: Writer, left: number, top: number): void {
  pdf
    .save()
    .translate(left - 1.5, top - 1.5)
    .scale(0.5)
    .lineCap('round')
    .lineWidth(11);
  pdf.moveTo(9, 31).lineTo(18, 22).stroke(ink.text);
  pdf.moveTo(27, 13).lineTo(31, 9).stroke('#17a673');
  pdf.restore();
}

function drawRight(writer: Writer, text: string, top: number): void {
  writer.draw(text, page.width - page.right - writer.measure(text, small), top, small);
}

function drawLetterhead(writer: Writer, letterhead: Letterhead, counter: string): void {
  drawMark(writer, page.left, 36);
  writer.draw(letterhead.brand, page.left + 25, 38, brand);
  drawRight(writer, letterhead.facts.join('   '), 41);
  const bottom = page.height - 56;
  const width = textWidth - 60;
  const lines = writer.lines(letterhead.contact.join('   '), width, small);
  for (const [index, line] of lines.entries())
    writer.draw(line, page.left, bottom + 7 + index * small.leading, small);
  drawRight(writer, counter, bottom + 7);
}

function writeTitle(writer: Writer, document: MaterialDocument): void {
  writer.flow(writer.element(writer.root, 'P'), [document.title], kind);
  writer.skip(2);
  const lines = writer.lines(document.name, textWidth, title);
  writer.flow(writer.element(writer.root, 'H1'), lines, title);
  writer.skip(10);
}

export async function renderDocument(
  document: MaterialDocument,
  letterhead: Letterhead,
  locale: CompleteLocale,
): Promise<Buffer> {
  const { brand: name, facts, contact } = letterhead;
  const texts = [
    document.name,
    document.title,
    name,
    ...facts,
    ...contact,
    ...document.blocks.flatMap(textsOf),
  ];
  const writer = createWriter({
    fonts: await readFonts(locale, texts.join('')),
    locale,
    title: `${document.name} · ${document.title} · ${document.number}`,
    author: name,
    date: new Date(`${document.revisedOn}T00:00:00Z`),
  });
  writer.addPage();
  writeTitle(writer, document);
  writeBlocks(writer, document.blocks);
  const { start, count } = writer.pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    writer.pdf.switchToPage(index);
    const counter = `${index + 1} / ${count}`;
    writer.artifact(() => drawLetterhead(writer, letterhead, counter), 'Pagination');
    writer.rule(64, ink.text);
    writer.rule(page.height - 56);
  }
  return writer.finish();
}
