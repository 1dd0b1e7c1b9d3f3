import { decodedPath } from './guarded.ts';

const anyOrigin = 'https://origin.invalid';

const noPages = /^\/(?:login|logout|signup|auth|api|_app|_serverFn)(?:[/?#]|$)/i;

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}

function leadsElsewhere(path: string): boolean {
  const decoded = decodedPath(path);
  return [path, decoded].some(
    (text) => !/^\/(?![/\\])/.test(text) || text.includes('\\') || hasControlCharacter(text),
  );
}

export function safePath(wanted: string | undefined): string {
  if (wanted === undefined || wanted.length > 1000 || leadsElsewhere(wanted)) return '/';
  if (!URL.canParse(wanted, anyOrigin)) return '/';
  const url = new URL(wanted, anyOrigin);
  if (url.origin !== anyOrigin || leadsElsewhere(url.pathname) || noPages.test(url.pathname)) return '/';
  url.searchParams.delete('lang');
  return url.pathname + url.search + url.hash;
}
