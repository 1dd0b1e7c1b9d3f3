const table = /<table>.*?<\/table>/gs;
const heading = /<th\b[^>]*>(.*?)<\/th>/gs;
const rowOrCell = /<tr>|<td(?=[ >])/g;

function labelOf(headingHtml = ''): string {
  return headingHtml.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;');
}

/** Gives each cell of sanitised HTML its column's heading, for `stackedTables`. */
export function withCellLabels(sanitisedHtml: string): string {
  return sanitisedHtml.replaceAll(table, (html) => {
    const labels = Array.from(html.matchAll(heading), ([, inner]) => labelOf(inner));
    let column = 0;
    return html.replaceAll(rowOrCell, (tag) => {
      if (tag === '<tr>') {
        column = 0;
        return tag;
      }
      const label = labels[column];
      column += 1;
      return `${tag} data-label="${label ?? ''}"`;
    });
  });
}
