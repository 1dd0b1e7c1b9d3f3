import sanitizeHtml from 'sanitize-html';
import { variantsOf } from '#app/components/ui/picture-variants.ts';
import { m } from '#app/paraglide/messages.js';
import type { Locale } from '#contract/locales.ts';
import { joinTerms } from './joined-terms.ts';
import { createMarkdown } from './markdown-syntax.ts';
import { type TextPart, textParts } from './text-parts.server.ts';

const markdown = createMarkdown();

const longAddress = /[\w@:/.?=%-]{12,}/g;
const addressSeams = /(?<=\w)(?=[.@]\w)|(?<=\w\/)(?=\w)/g;

function withAddressBreaks(escapedText: string): string {
  return escapedText.replaceAll(longAddress, (found) =>
    /[a-z]\.[a-z]{2}/i.test(found) ? found.replaceAll(addressSeams, '<wbr>') : found,
  );
}

function typeset({ kind, text }: TextPart): string {
  const escaped = markdown.utils.escapeHtml(text);
  if (kind === 'text') return withAddressBreaks(joinTerms(escaped));
  return kind === 'joined' ? `<span data-joined>${escaped}</span>` : `<i lang="la">${escaped}</i>`;
}

markdown.renderer.rules.text = (tokens, index) =>
  textParts(tokens[index]?.content ?? '')
    .map(typeset)
    .join('');

function sizesOf(src: string): Record<string, string> {
  const [, width = '', height = ''] = /-(\d+)x(\d+)\.avif$/.exec(src) ?? [];
  const srcset = variantsOf(src);
  if (!width || !srcset) return {};
  return { width, height, srcset, sizes: '(min-width: 768px) 700px, 92vw', loading: 'lazy' };
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
    ...['strong', 'em', 's', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['i', 'span', 'wbr'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    ol: ['start'],
    img: ['src', 'alt', 'title', 'width', 'height', 'srcset', 'sizes', 'loading'],
    th: ['align'],
    td: ['align'],
    i: ['lang'],
    span: ['data-joined'],
  },
  selfClosing: ['img', 'br', 'hr', 'wbr'],
  allowProtocolRelative: false,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Only pictures of this site, as in the Content-Security-Policy.
  exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/(?![/\\])/.test(frame.attribs.src ?? ''),
  transformTags: {
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...sizesOf(attribs.src ?? '') } }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener nofollow' } : attribs,
    }),
  },
};

function boxTables(sanitisedHtml: string): string {
  return sanitisedHtml
    .replaceAll('<table>', '<div data-wide tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

const captionedPicture = /<p>(<img\b[^>]*?) title="([^"]+)"([^>]*>)<\/p>/g;

function numberFigures(sanitisedHtml: string, locale: Locale | undefined): string {
  let count = 0;
  return sanitisedHtml.replaceAll(captionedPicture, (_, start: string, caption: string, end: string) => {
    count += 1;
    const label = m.figure_caption({ number: String(count), caption }, locale ? { locale } : {});
    return `<figure>${start}${end}<figcaption>${label}</figcaption></figure>`;
  });
}

/** Renders Markdown of the API as safe HTML. An outside API is not trusted, so only known elements pass. */
export function renderMarkdown(text: string, locale?: Locale): string {
  return numberFigures(boxTables(sanitizeHtml(markdown.render(text), allowed)), locale);
}
