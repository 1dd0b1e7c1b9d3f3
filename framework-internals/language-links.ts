const anchor = '<a href="';
const marker = '" hrefLang="';

/** Bytes to bytes: text of a whole page would be copied twice for each visitor who comes with a campaign's parameters. */
export function extendLanguageLinks(html: Buffer, parameters: string): Buffer {
  const added = Buffer.from(`&amp;${parameters.replaceAll('&', '&amp;')}`);
  const parts: Buffer[] = [];
  let copied = 0;
  for (let end = html.indexOf(marker); end !== -1; end = html.indexOf(marker, end + 1)) {
    const start = html.lastIndexOf('"', end - 1) + 1;
    if (html.toString('latin1', start - anchor.length, start) !== anchor) continue;
    parts.push(html.subarray(copied, end), added);
    copied = end;
  }
  return Buffer.concat([...parts, html.subarray(copied)]);
}
