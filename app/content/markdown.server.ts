import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
    ...['strong', 'em', 's', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title'],
    th: ['align'],
    td: ['align'],
  },
  allowProtocolRelative: false,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures come from this site only, as the content security policy says too.
  exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/(?![/\\])/.test(frame.attribs.src ?? ''),
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener nofollow' } : attribs,
    }),
  },
};

/** Tables may be wider than a phone: they scroll in a box of their own, which the keyboard reaches. */
function boxTables(sanitisedHtml: string): string {
  return sanitisedHtml
    .replaceAll('<table>', '<div data-wide tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** Markdown of the API as HTML that may stand in a page: an outside API is not trusted, so nothing else passes. */
export function renderMarkdown(text: string): string {
  return boxTables(sanitizeHtml(markdown.render(text), allowed));
}
