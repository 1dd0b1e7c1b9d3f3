type Cell = { html: string };

const blocks = 'p, div, li, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre';

function flatten(cell: Element): string {
  for (const inner of cell.querySelectorAll('table')) inner.replaceWith(inner.textContent ?? '');
  for (const line of cell.querySelectorAll('br')) line.replaceWith(' ');
  for (const block of [...cell.querySelectorAll(blocks)].toReversed())
    block.replaceWith(' ', ...block.childNodes, ' ');
  return cell.innerHTML.replace(/\s+/g, ' ').trim();
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  return Math.min(50, Math.max(1, Number(cell.getAttribute(name)) || 1));
}

function covered(cell: Element): [down: number, right: number][] {
  const rows = Array.from({ length: spanOf(cell, 'rowspan') }, (_, down) => down);
  const columns = Array.from({ length: spanOf(cell, 'colspan') }, (_, right) => right);
  return rows.flatMap((down) => columns.map((right): [number, number] => [down, right]));
}

function placeCell(grid: Cell[][], index: number, cell: Element): void {
  const html = flatten(cell);
  let column = 0;
  while (grid[index]?.[column]) column++;
  for (const [down, right] of covered(cell)) {
    const target = grid[index + down];
    if (target) target[column + right] = { html: down + right === 0 ? html : '' };
  }
}

function gridOf(table: HTMLTableElement): Cell[][] {
  const grid: Cell[][] = Array.from(table.rows, () => []);
  for (const [index, row] of [...table.rows].entries())
    for (const cell of row.cells) placeCell(grid, index, cell);
  return grid;
}

function rowOf(cells: readonly (Cell | undefined)[], width: number, tag: 'th' | 'td'): string {
  const all = Array.from({ length: width }, (_, index) => cells[index]?.html ?? '');
  return `<tr>${all.map((html) => `<${tag}>${html}</${tag}>`).join('')}</tr>`;
}

/** Tables with one row of headers, above. A table of one cell only places its content. */
export function cleanTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (!body.contains(table)) continue;
    const cells = table.querySelectorAll('td, th');
    if (cells.length <= 1) {
      table.replaceWith(...(cells[0]?.childNodes ?? []));
      continue;
    }
    const grid = gridOf(table);
    const width = Math.max(...grid.map(({ length }) => length));
    const [head = [], ...rows] = grid;
    const clean = body.ownerDocument.createElement('table');
    clean.innerHTML = rowOf(head, width, 'th') + rows.map((row) => rowOf(row, width, 'td')).join('');
    table.replaceWith(clean);
  }
}
