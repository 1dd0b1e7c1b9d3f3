/** Markdown that a page shows as the text was typed. */
export function plainAsMarkdown(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .trimEnd()
        .replaceAll(/[!-/:-@[-`{-~]/g, '\\$&')
        .replace(/^[ \t]+/, (indent) => '\u00a0'.repeat(indent.length)),
    )
    .join('\n')
    .replaceAll(/(?<!\n)\n(?!\n)/g, '\\\n');
}
