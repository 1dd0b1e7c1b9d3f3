import { cleanTables } from './clean-tables.ts';
import { styleName } from './style-name.ts';
import { makeWordLists } from './word-lists.ts';

const dropped =
  'script, style, meta, link, title, head, noscript, iframe, object, svg, button, input, select';

function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ` ${styleName}`));
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapContent(element: Element, tag: 'strong' | 'em'): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function applyStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`[${styleName}]`)) {
    const style = element.getAttribute(styleName) ?? '';
    element.removeAttribute(styleName);
    if (/font-weight:\s*(?:normal|[1-5]00)\b/i.test(style) && element.tagName === 'B') unwrap(element);
    if (/font-weight:\s*(?:bold|[6-9]00)\b/i.test(style)) wrapContent(element, 'strong');
    if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em');
  }
}

/** Word writes conditional comments and elements such as `o:p`; Hangul writes `!supportEmptyParas`. */
function removeOfficeMarkup(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const element of body.querySelectorAll('*')) if (element.tagName.includes(':')) unwrap(element);
}

/** Bold of a whole heading or header cell is its look, not an emphasis. */
function removeBoldOfHeadings(body: HTMLElement): void {
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th'];
  for (const bold of body.querySelectorAll(headings.map((tag) => `${tag} b, ${tag} strong`).join()))
    unwrap(bold);
}

function isBlank(element: Element): boolean {
  return (element.textContent ?? '').trim() === '' && !element.querySelector('img, hr');
}

/** Pictures that the site cannot show, such as those of another site. */
function countOutsidePictures(body: HTMLElement): number {
  const sources = [...body.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '');
  return sources.filter((src) => !/^\/(?![/\\])/.test(src)).length;
}

export function cleanHtml(given: string): { html: string; lostPictures: number } {
  const { body } = new DOMParser().parseFromString(withoutStyles(given), 'text/html');
  for (const element of body.querySelectorAll(dropped)) element.remove();
  makeWordLists(body);
  applyStyles(body);
  removeOfficeMarkup(body);
  cleanTables(body);
  removeBoldOfHeadings(body);
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li'))
    if (isBlank(paragraph)) paragraph.remove();
  return { html: body.innerHTML, lostPictures: countOutsidePictures(body) };
}
