type Heading = { id: string; text: string };

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of sanitised HTML, which writes no other character references than these. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');
}

/**
 * Gives the second-level headings of sanitised HTML an id each and lists them. Ids are numbers in their order, the
 * same in every language, so that a link to a section stays one when the language is changed.
 */
export function withAnchors(sanitisedHtml: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const html = sanitisedHtml.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `section-${headings.length + 1}`;
    headings.push({ id, text: textOf(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html, headings };
}
