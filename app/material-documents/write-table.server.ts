import type { Table } from './blocks.ts';
import { type Element, ink, page, type Style, textWidth, type Writer } from './writer.server.ts';

const headStyle: Style = { weight: 'bold', size: 8, leading: 12, color: ink.muted };
const labelStyle: Style = { weight: 'regular', size: 8.5, leading: 13, color: ink.muted };
const cellStyle: Style = { weight: 'regular', size: 8.5, leading: 13, color: ink.text };

const gap = 10;
const padding = 3.5;

type Column = { left: number; width: number };

type Cell = Column & { lines: readonly string[]; style: Style };

function columnsOf({ widths }: Table): Column[] {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let left: number = page.left;
  return widths.map((share, index) => {
    const space = (share / whole) * textWidth;
    const column = { left, width: space - (index < widths.length - 1 ? gap : 0) };
    left += space;
    return column;
  });
}

function cellsOf(
  writer: Writer,
  columns: readonly Column[],
  texts: readonly string[],
  styleAt: Styles,
): Cell[] {
  return columns.map((column, index) => {
    const style = styleAt(index);
    return { ...column, style, lines: writer.lines(texts[index] ?? '', column.width, style) };
  });
}

type Styles = (index: number) => Style;

const heightOf = (cells: readonly Cell[]) =>
  Math.max(...cells.map(({ lines, style }) => lines.length * style.leading)) + 2 * padding;

function drawCell(writer: Writer, { left, lines, style }: Cell, top: number): void {
  for (const [index, line] of lines.entries())
    writer.draw(`${line.trimEnd()} `, left, top + padding + index * style.leading, style);
}

/** The first cell is the heading of its row. */
function writeRow(writer: Writer, parent: Element, cells: readonly Cell[], isHead: boolean): void {
  const row = writer.element(parent, 'TR');
  const top = writer.y;
  for (const [index, cell] of cells.entries()) {
    const isHeading = isHead || index === 0;
    const scope = isHead ? 'Column' : 'Row';
    const element = writer.element(row, isHeading ? 'TH' : 'TD', isHeading ? { scope } : {});
    element.add(() => drawCell(writer, cell, top));
  }
  writer.skip(heightOf(cells));
  writer.rule(writer.y, isHead ? ink.text : ink.hairline);
}

function repeatHead(writer: Writer, head: readonly Cell[]): void {
  const top = writer.y;
  writer.artifact(() => {
    for (const cell of head) drawCell(writer, cell, top);
  });
  writer.skip(heightOf(head));
  writer.rule(writer.y, ink.text);
}

export function writeTable(writer: Writer, table: Table): void {
  const columns = columnsOf(table);
  const element = writer.element(writer.root, 'Table', { title: table.caption });
  const head = table.head && cellsOf(writer, columns, table.head, () => headStyle);
  const bodyStyle: Styles = (index) => (index === 0 ? labelStyle : cellStyle);
  for (const [index, texts] of table.rows.entries()) {
    const cells = cellsOf(writer, columns, texts, bodyStyle);
    const headHeight = head && index === 0 ? heightOf(head) : 0;
    const isNewPage = writer.ensure(heightOf(cells) + headHeight);
    if (head && index === 0) writeRow(writer, element, head, true);
    else if (head && isNewPage) repeatHead(writer, head);
    writeRow(writer, element, cells, false);
  }
  writer.skip(9);
}
