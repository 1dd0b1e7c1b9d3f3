import { pageOf } from '#app/pages/pages.ts';
import { documentKey } from '#app/seo/seo-documents.server.ts';
import { matchPath, validSearch } from '#app/server/canonical-request.server.ts';
import { localeInUrl } from '#app/server/language-redirect.server.ts';

/** Whether the registry of pages lets a page be stored for all visitors. No other page is stored. */
export function isSharedPath(pathname: string): boolean {
  return pageOf(matchPath(pathname).route)?.cache === 'shared';
}

/** Numbers as this site writes them: others would be more names of the same page. */
const ownSpelling = /^(?:\/|(?:\/(?:[a-zA-Z]+|[1-9]\d{0,9}))+)$/;

/** A page for everybody, as a request asks for it. */
export type SharedPage = {
  /**
   * The name under which it is kept: its path, and of its search what the route reads, in one order. Unknown parameters
   * and other spellings of a path make no further names.
   */
  key: string;
  /** Parameters of the request that no route reads, encoded; links to the page in other languages keep them. */
  unknown: string;
  /** It is a document for programs: whoever asks, the same, with a session too. */
  isDocument: boolean;
};

/** The parameters that are in `all` and not in `known`, encoded. */
function without(all: string, known: string): string {
  const names = new URLSearchParams(known);
  const rest = [...new URLSearchParams(all)].filter(([name]) => !names.has(name));
  return new URLSearchParams(rest).toString();
}

/**
 * The shared page that a request asks for.
 * @param target of a request: path and search, beginning with a slash
 * @returns undefined for what is no shared page
 */
export function findSharedPage(target: string): SharedPage | undefined {
  if (target.startsWith('//') || !URL.canParse(`http://site.invalid${target}`)) return undefined;
  const url = new URL(`http://site.invalid${target}`);
  const document = documentKey(url);
  if (document) return { key: document, unknown: '', isDocument: true };
  const { pathname } = url;
  if (!ownSpelling.test(pathname) || !localeInUrl(url)) return undefined;
  const route = matchPath(pathname);
  if (!route.isFound || route.spelling !== pathname || !isSharedPath(pathname)) return undefined;
  const known = validSearch(url, 'strict');
  return {
    key: `${pathname}?${known.slice(1).split('&').sort().join('&')}`,
    unknown: without(validSearch(url), known),
    isDocument: false,
  };
}
