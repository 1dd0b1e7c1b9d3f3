type Heading = { id: string; text: string };

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of sanitised HTML, which contains no other character references. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');
}

/**
 * Adds ids to the second-level headings of sanitised HTML and lists them. Ids are numbers, so links survive a change
 * of language.
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
