import { useEffect } from 'react';
import { whenIdle } from '#app/routing/prefetch.ts';
import { moreFontsFile } from '#app/styles/fonts.gen.ts';

function linkMoreFonts(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = moreFontsFile;
  document.head.append(link);
}

/** Spaces, and the scripts that have no font of ours. */
const notOurs = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\s\\p{C}';

/** The marks of Chinese and Japanese, which come with the system's fonts as their text does. */
const theirMarks = '\\u3000-\\u303f\\uff00-\\uffef';

/** A character beyond the fonts of the first paint, by what the style sheet says of them: `U+20-7E, U+B7`. */
function rareCharacter(): RegExp {
  const ranges = [...document.fonts]
    .filter(({ family }) => !family.includes('Fallback'))
    .map(({ unicodeRange }) => unicodeRange.replace(/U\+|, ?/g, ' ').replace(/[\da-f]+/gi, '\\u{$&}'));
  const isTheirs = /^(?:zh|ja)/.test(document.documentElement.lang);
  return new RegExp(`[^${notOurs}${isTheirs ? theirMarks : ''}${ranges.join('')}]`, 'u');
}

/** What a field shows: of a list, the option that is chosen. The others are drawn by the browser, with fonts of its own. */
function textOf(field: Element): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isTyped ? field.value : '';
}

/** All that the page shows, and what has been typed into it. */
function shownText(): string {
  const parts = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (part) =>
      part instanceof Element && part.matches('script, noscript, select')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  let text = '';
  while (parts.nextNode()) text += parts.currentNode.nodeValue ?? '';
  return text + Array.from(document.querySelectorAll('input, textarea, select'), textOf).join('');
}

/**
 * Calls back while the browser is idle, once the page shows such a character.
 * @returns what calls it off
 */
function whenRareIsShown(run: () => void): () => void {
  let rare: RegExp | undefined;
  let cancel = () => {};
  const look = () => {
    cancel();
    cancel = whenIdle(() => {
      rare ??= rareCharacter();
      if (!rare.test(shownText())) return;
      stop();
      run();
    });
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    cancel();
    observer.disconnect();
    removeEventListener('input', look);
  };
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  addEventListener('input', look);
  look();
  return stop;
}

/**
 * Tells the browser of the fonts of rare characters once the page is there and shows one of them. Before, they would be
 * fetched ahead of the first paint; and where nothing needs them, new rules of fonts have all text laid out again in vain.
 */
export function useMoreFonts(): void {
  useEffect(() => whenRareIsShown(linkMoreFonts), []);
}
