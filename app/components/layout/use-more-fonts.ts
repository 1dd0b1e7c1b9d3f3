import { useEffect } from 'react';
import { whenIdle } from '#app/lib/prefetch.ts';
import { moreFontsFile } from '#app/styles/fonts.gen.ts';

function linkMoreFonts(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = moreFontsFile;
  document.head.append(link);
}

/** Tells the browser of the fonts of rare characters once the page is there: nothing of them is fetched before. */
export function useMoreFonts(): void {
  useEffect(() => whenIdle(linkMoreFonts), []);
}
