import { encode } from 'uqr';
import type { Block } from './blocks.ts';
import { ink, page, type Style, textWidth, type Writer } from './writer.server.ts';

const text: Style = { weight: 'regular', size: 9, leading: 14.5, color: ink.text };

/** 28 mm: read by a phone at arm's length, also from a copy. */
const side = 79;

const gap = 14;

export const codeHeight = side + 6;

/** A QR code, drawn as one shape without smoothed edges, with its text beside it. */
export function writeCode(writer: Writer, block: Extract<Block, { kind: 'code' }>): void {
  writer.ensure(codeHeight);
  const { pdf, y: top } = writer;
  const { size, data } = encode(block.url, { ecc: 'M', border: 2 });
  const module = side / size;
  const bbox = [page.left, top, page.left + side, top + side] as const;
  writer.element(writer.root, 'Figure', { alt: block.alternative, bbox }).add(() => {
    pdf.fillColor(ink.text);
    for (const [row, cells] of data.entries())
      for (const [column, isDark] of cells.entries())
        if (isDark) pdf.rect(page.left + column * module, top + row * module, module, module);
    pdf.fill();
  });
  const left = page.left + side + gap;
  const lines = writer.lines(block.text, textWidth - side - gap, text);
  writer.element(writer.root, 'P').add(() => {
    for (const [index, line] of lines.entries())
      writer.draw(line, left, top + 5 + index * text.leading, text);
  });
  writer.skip(codeHeight);
}
