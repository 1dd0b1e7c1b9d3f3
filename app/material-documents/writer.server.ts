import PDFDocument from 'pdfkit';
import { type Fonts, otherFont, type Weight } from './font-files.server.ts';
import { breakLines } from './line-breaks.ts';

/* Text, lines and the structure of a tagged PDF. Lengths are points. */

export const page = { width: 595.28, height: 841.89, left: 51, right: 51, top: 92, bottom: 76 } as const;

export const textWidth = page.width - page.left - page.right;

const floor = page.height - page.bottom;

export const ink = {
  text: '#17211c',
  muted: '#57625c',
  primary: '#0c4a37',
  hairline: '#dcddd4',
  error: '#b3261e',
} as const;

export type Style = { weight: Weight; size: number; leading: number; color: string };

export type Element = ReturnType<PDFDocument['struct']>;

const features = ['tnum'];

type Options = { fonts: Fonts; locale: string; title: string; author: string; date: Date };

export function createWriter({ fonts, locale, title, author, date }: Options) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: locale,
    displayTitle: true,
    font: null,
    // The same content has the same bytes.
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  for (const [name, file] of fonts.files) pdf.registerFont(name, file);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let y = 0;

  /** By font and text, for a size of 1. */
  const widths = new Map<string, number>();

  function widthIn(font: string, text: string): number {
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    pdf.font(font).fontSize(1);
    const width = pdf.widthOfString(text, { features });
    widths.set(key, width);
    return width;
  }

  function runsOf(text: string, weight: Weight): { font: string; run: string }[] {
    return text
      .split(fonts.inOther)
      .map((run, index) => ({ run, font: index % 2 === 1 ? otherFont(weight) : weight }))
      .filter(({ run }) => run !== '');
  }

  function measure(text: string, { weight, size }: Style): number {
    return runsOf(text, weight).reduce((sum, { font, run }) => sum + widthIn(font, run) * size, 0);
  }

  function addPage(): void {
    pdf.addPage();
    y = page.top;
  }

  const writer = {
    pdf,
    root,
    get y() {
      return y;
    },
    get room() {
      return floor - y;
    },
    addPage,
    skip(height: number) {
      y += height;
    },
    /** Starts a page where `height` does not fit. */
    ensure(height: number): boolean {
      if (y + height <= floor) return false;
      addPage();
      return true;
    },
    measure,
    lines: (text: string, width: number, style: Style) =>
      breakLines(text, width, (part) => measure(part, style)),
    /** One line. A space at its end separates it from the next one for those who read aloud or copy. */
    draw(text: string, x: number, top: number, { weight, size, leading, color }: Style) {
      const y = top + (leading - size) / 2 - size * 0.1;
      let left = x;
      for (const { font, run } of runsOf(text, weight)) {
        const width = widthIn(font, run) * size;
        pdf.font(font).fontSize(size).fillColor(color).text(run, left, y, { lineBreak: false, features });
        left += width;
      }
    },
    element(parent: Element, type: string, options: Parameters<PDFDocument['struct']>[1] = {}): Element {
      const element = pdf.struct(type, options);
      parent.add(element);
      return element;
    },
    artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
      pdf.markContent('Artifact', { type });
      draw();
      pdf.endMarkedContent();
    },
    rule(top: number, color: string = ink.hairline, left: number = page.left, width: number = textWidth) {
      writer.artifact(() => {
        pdf
          .moveTo(left, top)
          .lineTo(left + width, top)
          .lineWidth(0.5)
          .strokeColor(color)
          .stroke();
      });
    },
    flow(element: Element, lines: readonly string[], style: Style, left: number = page.left) {
      let rest = lines;
      while (rest.length > 0) {
        writer.ensure(style.leading);
        const fitting = Math.max(1, Math.floor((floor - y) / style.leading));
        const shown = rest.slice(0, fitting);
        element.add(() => {
          for (const [index, line] of shown.entries())
            writer.draw(line, left, y + index * style.leading, style);
        });
        y += shown.length * style.leading;
        rest = rest.slice(fitting);
      }
    },
    async finish(): Promise<Buffer> {
      const chunks: Buffer[] = [];
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      const ended = new Promise((resolve, reject) => {
        pdf.on('end', resolve);
        pdf.on('error', reject);
      });
      root.end();
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
  return writer;
}

export type Writer = ReturnType<typeof createWriter>;
