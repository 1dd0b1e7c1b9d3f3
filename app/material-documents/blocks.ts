/* The content of a document, without its layout. */

export type Table = {
  kind: 'table';
  /** For people who do not see the table. */
  caption: string;
  head?: readonly string[];
  rows: readonly (readonly string[])[];
  widths: readonly number[];
};

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph' | 'note'; text: string }
  | { kind: 'notice'; title: string; text: string; isFailure?: boolean }
  | { kind: 'list'; lines: readonly string[] }
  /** `alternative`: for people who do not see the code of `url`. */
  | { kind: 'code'; url: string; alternative: string; text: string }
  | Table;

export type MaterialDocument = {
  number: string;
  revision: number;
  /** Such as 2026-09-14. */
  revisedOn: string;
  title: string;
  name: string;
  blocks: readonly Block[];
};

export type Letterhead = { brand: string; facts: readonly string[]; contact: readonly string[] };

/** Every text of a block, in reading order. */
export function textsOf(block: Block): string[] {
  if (block.kind === 'code') return [block.text];
  if (block.kind === 'table') return [...(block.head ?? []), ...block.rows.flat()];
  if (block.kind === 'list') return [...block.lines];
  return block.kind === 'notice' ? [block.title, block.text] : [block.text];
}
