/** Part of pdfkit 0.20. The types of DefinitelyTyped are those of 0.17, which has no PDF/UA. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  type StructureElement = {
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  };

  type StructureOptions = {
    scope?: string;
    title?: string;
    alt?: string;
    /** Left, top, right and bottom. */
    bbox?: readonly [number, number, number, number];
  };

  type TextOptions = { lineBreak?: boolean; features?: readonly string[] };

  type DocumentOptions = {
    size: 'A4';
    margin: number;
    autoFirstPage: boolean;
    bufferPages: boolean;
    pdfVersion: '1.7';
    subset: 'PDF/UA';
    tagged: boolean;
    lang: string;
    displayTitle: boolean;
    /** Without it Helvetica is loaded. */
    font: null;
    info: { Title: string; Author: string; CreationDate: Date; ModDate: Date };
  };

  class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    registerFont(name: string, source: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    widthOfString(text: string, options: TextOptions): number;
    addPage(): this;
    switchToPage(index: number): void;
    bufferedPageRange(): { start: number; count: number };
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    lineCap(style: 'round'): this;
    strokeColor(color: string): this;
    stroke(color?: string): this;
    fill(): this;
    end(): void;
  }

  export = PDFDocument;
}
