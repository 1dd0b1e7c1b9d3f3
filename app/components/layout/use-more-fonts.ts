import { useEffect } from 'react';
import { whenIdle } from '#app/lib/prefetch.ts';
import { moreFontsFile } from '#app/styles/fonts.gen.ts';

function linkMoreFonts(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = moreFontsFile;
  document.head.append(link);
}

/** Scripts that have no font of ours, and spaces. */
const notOurs = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\s\\p{C}';

/** A character beyond the fonts of the first paint, by what the style sheet says of them. */
function rareCharacter(): RegExp {
  const ranges = [...document.fonts]
    .filter(({ family }) => /^"?Pretendard(?: Latin)?"?$/.test(family))
    .flatMap(({ unicodeRange }) => unicodeRange.split(/,\s*/))
    .map((range) =>
      range
        .replace('U+', '')
        .split('-')
        .map((point) => `\\u{${point}}`)
        .join('-'),
    );
  return new RegExp(`[^${notOurs}${ranges.join('')}]`, 'u');
}

/** What has been typed is not among the texts of the page. */
function typedIn(field: EventTarget | null): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}

/**
 * Calls back while the browser is idle, once the page shows such a character.
 * @returns what calls it off
 */
function whenRareIsShown(run: () => void): () => void {
  let rare: RegExp | undefined;
  let field: EventTarget | null = null;
  let cancel = () => {};
  const look = () => {
    cancel();
    cancel = whenIdle(() => {
      rare ??= rareCharacter();
      if (!rare.test(document.body.textContent) && !rare.test(typedIn(field))) return;
      stop();
      run();
    });
  };
  const note = ({ target }: Event) => {
    field = target;
    look();
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    cancel();
    observer.disconnect();
    removeEventListener('input', note);
  };
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  addEventListener('input', note);
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
