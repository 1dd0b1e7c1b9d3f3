import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { importEncodings } from '#contract/csv-import.ts';

type Encoding = (typeof importEncodings)[number];

const whatwgCp949 = 'euc-kr';

const byteOrderMark = '\ufeff';

const hangul = /[\uac00-\ud7a3]/;

function decodeAs(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-8, or the CP949 of Korean Windows: bytes that are valid as both are CP949 if only that reading has Hangul. */
export function decodeCsv(bytes: Uint8Array): { text: string; encoding: Encoding } | undefined {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const content = hasMark ? bytes.subarray(3) : bytes;
  const unicode = decodeAs('utf-8', content);
  const isUnicode =
    unicode !== undefined && (hasMark || hangul.test(unicode) || /^\p{ASCII}*$/u.test(unicode));
  if (isUnicode) return { text: unicode, encoding: hasMark ? 'UTF-8 BOM' : 'UTF-8' };
  const korean = decodeAs(whatwgCp949, content);
  if (korean !== undefined && (unicode === undefined || hangul.test(korean)))
    return { text: korean, encoding: 'CP949' };
  return unicode === undefined ? undefined : { text: unicode, encoding: 'UTF-8' };
}

const delimiters = [',', ';', '\t'];

function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n|\r/, 1);
  const counted = delimiters.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

/** Cells that a spreadsheet would run as a formula, with the apostrophes that make them text. */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

function neutralise(cell: string): string {
  return formula.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
}

function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

export type CsvLine = { line: number; cells: string[] };

/** `brokenAt`: the line at which the text stops being CSV. */
export type CsvTable = { lines: CsvLine[]; brokenAt: number | undefined };

export function readCsv(text: string): CsvTable {
  const lines: CsvLine[] = [];
  let end = 0;
  try {
    // The library counts a CRLF within quotes as two lines.
    parse(text.replace(/\r\n?/g, '\n'), {
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      onRecord: (record: string[], info) => {
        const line = info.lines - record.join('').split('\n').length + 1;
        end = info.lines;
        const cells = record.map((cell) => withoutApostrophe(cell.trim()));
        if (cells.some((cell) => cell !== '')) lines.push({ line, cells });
        return null;
      },
    });
    return { lines, brokenAt: undefined };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { lines, brokenAt: end + 1 };
  }
}

/** UTF-8 with a byte order mark and CRLF, which Excel opens as it is. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(neutralise));
  return byteOrderMark + stringify(cells, { record_delimiter: 'windows' });
}
