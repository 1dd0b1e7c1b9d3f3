import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { textSchema } from '#app/dashboard/text-editor/markdown/text-schema.ts';

const { nodes } = textSchema;

function eachTable(doc: Node, visit: (table: Node, position: number) => void): void {
  doc.descendants((node, position) => {
    if (node.type === nodes.table) visit(node, position);
    return node.type !== nodes.table && !node.isTextblock;
  });
}

function shapeTable(tr: Transaction, table: Node, position: number): void {
  const columns = table.firstChild?.children.map(({ attrs }) => attrs.align) ?? [];
  table.forEach((row, rowOffset, rowIndex) => {
    row.forEach((cell, cellOffset, column) => {
      const type = rowIndex === 0 ? nodes.table_header : nodes.table_cell;
      const attrs = { ...cell.attrs, colspan: 1, rowspan: 1, colwidth: null, align: columns[column] ?? null };
      if (cell.type !== type || JSON.stringify(cell.attrs) !== JSON.stringify(attrs))
        tr.setNodeMarkup(position + rowOffset + cellOffset + 2, type, attrs);
    });
  });
}

/** Markdown has one row of headers, above, and no joined cells. A text ends with a paragraph to type into. */
export function keepTextShape(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, { doc, tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      eachTable(doc, (table, position) => shapeTable(tr, table, position));
      if (doc.lastChild?.type !== nodes.paragraph) tr.insert(doc.content.size, nodes.paragraph.create());
      return tr.docChanged ? tr : null;
    },
  });
}
