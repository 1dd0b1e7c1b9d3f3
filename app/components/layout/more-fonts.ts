import { whenIdle } from '#app/routing/prefetch.ts';
import { moreFontsFile } from '#app/styles/fonts.gen.ts';

function linkMoreFonts(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = moreFontsFile;
  document.head.append(link);
}

/** White space, and scripts without a web font. */
const notOurs = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\s\\p{C}';

/** Chinese and Japanese punctuation, which system fonts render. */
const theirMarks = '\\u3000-\\u303f\\uff00-\\uffef';

/** Matches a character outside the fonts of the first paint, from their unicode-range: `U+20-7E, U+B7`. */
function rareCharacter(): RegExp {
  const ranges = [...document.fonts]
    .filter(({ family }) => !family.includes('Fallback'))
    .map(({ unicodeRange }) => unicodeRange.replace(/U\+|, ?/g, ' ').replace(/[\da-f]+/gi, '\\u{$&}'));
  const isTheirs = /^(?:zh|ja)/.test(document.documentElement.lang);
  return new RegExp(`[^${notOurs}${isTheirs ? theirMarks : ''}${ranges.join('')}]`, 'u');
}

/** The visible text of a field: for a select, the chosen option. The browser draws the others. */
function textOf(field: Element): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isTyped ? field.value : '';
}

/** All visible text, including field values. */
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

function whenRareIsShown(run: () => void): void {
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
}

/**
 * Adds the style sheet of rare characters once the page shows one. Earlier, its fonts would load before the first
 * paint. Without need, its @font-face rules would repeat the layout of all text.
 */
export function followRareCharacters(): void {
  whenRareIsShown(linkMoreFonts);
}
