import { styleName } from './style-name.ts';

type Item = { level: number; isOrdered: boolean; element: HTMLElement; removeMarker: () => void };

const numbered = /^\s*(?:\(?\d+[.)]|[a-z\p{sc=Hangul}][.)]|[ivx]+[.)]|[①-⑳])/iu;
const bullet = /^\s*[•·●○◦▪■□※-]\s+/;

function wordItem(element: HTMLElement): Item | undefined {
  const style = element.getAttribute(styleName) ?? '';
  const level = /mso-list:\s*\w+\s+level(\d+)/i.exec(style)?.[1];
  if (!level) return undefined;
  const spans = [...element.querySelectorAll('span')];
  const marker = spans.find((span) => /mso-list:\s*ignore/i.test(span.getAttribute(styleName) ?? ''));
  const isOrdered = numbered.test(marker?.textContent ?? '');
  return { level: Number(level), isOrdered, element, removeMarker: () => marker?.remove() };
}

/** Hangul pastes a bullet as a character of the text. */
function textItem(element: HTMLElement): Item | undefined {
  if (element.tagName !== 'P' || !bullet.test(element.textContent ?? '')) return undefined;
  const removeMarker = () => {
    const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let rest = (bullet.exec(element.textContent ?? '')?.[0] ?? '').length;
    while (rest > 0 && texts.nextNode()) {
      const text = texts.currentNode.nodeValue ?? '';
      texts.currentNode.nodeValue = text.slice(rest);
      rest -= text.length;
    }
  };
  return { level: 1, isOrdered: false, element, removeMarker };
}

function listOf(document: Document, items: readonly Item[]): HTMLElement {
  const list = document.createElement(items[0]?.isOrdered ? 'ol' : 'ul');
  const level = items[0]?.level ?? 1;
  for (const [index, item] of items.entries()) {
    if (item.level > level) continue;
    const next = items.findIndex((other, at) => at > index && other.level <= level);
    const nested = items.slice(index + 1, next < 0 ? undefined : next);
    const entry = document.createElement('li');
    item.removeMarker();
    entry.append(...item.element.childNodes);
    if (nested.length > 0) entry.append(listOf(document, nested));
    list.append(entry);
  }
  return list;
}

function runFrom(item: Item, items: ReadonlyMap<Element, Item>): Item[] {
  const run = [item];
  let next = item.element.nextElementSibling;
  while (next) {
    const following = items.get(next);
    if (!following || following.level < item.level) break;
    if (following.level === item.level && following.isOrdered !== item.isOrdered) break;
    run.push(following);
    next = next.nextElementSibling;
  }
  return run;
}

function makeLists(
  body: HTMLElement,
  itemOf: (element: HTMLElement) => Item | undefined,
  least: number,
): void {
  const items = new Map<Element, Item>();
  for (const element of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const item = itemOf(element);
    if (item) items.set(element, item);
  }
  for (const item of items.values()) {
    if (!body.contains(item.element)) continue;
    const run = runFrom(item, items);
    if (run.length < least) continue;
    const list = listOf(body.ownerDocument, run);
    item.element.before(list);
    for (const { element } of run) element.remove();
  }
}

/** Word and Hangul paste the items of a list as paragraphs. One dash alone is a sentence. */
export function makeWordLists(body: HTMLElement): void {
  makeLists(body, wordItem, 1);
  makeLists(body, textItem, 2);
}
