import MarkdownIt, { type Token } from 'markdown-it';
import type { Finding } from '#contract/staff-content-findings.ts';

/** A fault of a text. `line` counts from 1. */
export type TextFinding = Pick<Finding, 'level' | 'code' | 'line' | 'text'>;

export type Reference = { target: string; line: number; isPicture: boolean };

const markdown = new MarkdownIt({ html: false });

const element = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/i;

function linesOf(tokens: readonly Token[]) {
  let line = 1;
  return tokens.flatMap((token) => {
    if (token.map) line = token.map[0] + 1;
    return (token.children ?? [token]).map((child) => ({ child, line }));
  });
}

function exactLine(lines: readonly string[], from: number, text: string): number {
  const index = lines.findIndex((line, position) => position >= from - 1 && line.includes(text));
  return index < 0 ? from : index + 1;
}

function elementsIn(lines: readonly string[]): TextFinding[] {
  return lines.flatMap((text, index) => {
    const found = element.exec(text.replaceAll(/`[^`]*`/g, ''))?.[0];
    return found ? [{ level: 'warning', code: 'html', line: index + 1, text: found }] : [];
  });
}

/** Faults of the text, its links and its pictures. */
export function readMarkdown(source: string): { findings: TextFinding[]; references: Reference[] } {
  const lines = source.split('\n');
  const findings = elementsIn(lines);
  const references: Reference[] = [];
  for (const { child, line: blockLine } of linesOf(markdown.parse(source, {}))) {
    if (child.type === 'heading_open' && child.tag === 'h1')
      findings.push({
        level: 'warning',
        code: 'heading_level',
        line: blockLine,
        text: lines[blockLine - 1] ?? '',
      });
    const attribute = child.attrGet(child.type === 'image' ? 'src' : 'href');
    if (attribute === null) continue;
    const target = String(attribute);
    const line = exactLine(lines, blockLine, target);
    if (child.type === 'image' && child.content.trim() === '')
      findings.push({ level: 'error', code: 'missing_alt', line, text: target });
    references.push({ target, line, isPicture: child.type === 'image' });
  }
  return { findings, references };
}
