import type { Page } from '@playwright/test';

export type TextRect = { text: string; color: string; x: number; y: number; width: number; height: number };

function findRects(selector: string): TextRect[] {
  const range = document.createRange();
  const rectsOf = (node: Node): TextRect[] => {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element?.checkVisibility()) return [];
    const { color } = getComputedStyle(element);
    const text = node.textContent;
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({
      text,
      color,
      x,
      y,
      width,
      height,
    }));
  };
  return [...document.querySelectorAll(selector)].flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const rects: TextRect[] = [];
    while (walker.nextNode()) rects.push(...rectsOf(walker.currentNode));
    return rects;
  });
}

/** The boxes of visible lines of text inside the elements, in pixels of the window. */
export async function textRects(page: Page, selector: string): Promise<TextRect[]> {
  const rects = await page.evaluate(findRects, selector);
  return rects.filter(({ width, height }) => width > 1 && height > 1);
}
