import { sharedCacheControl } from '#app/caching/cache-control.server.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { plain } from '#app/server/text-response.server.ts';
import { documentKindOf, documentLocale } from './document-kinds.ts';
import { readSource } from './document-source.server.ts';
import { composeDocument } from './material-document.ts';
import { pdfResponse } from './pdf-response.server.ts';

const documentPattern = /^\/business\/material\/([A-Z0-9]+(?:-[A-Z0-9]+)*)\/([a-z]+(?:-[a-z]+)*)\.pdf$/;

const longestPath = 120;

const maxAge = 300;

export function isMaterialDocument(pathname: string): boolean {
  return pathname.length <= longestPath && documentPattern.test(pathname);
}

async function findDocument(pathname: string) {
  const [, slug = '', file = ''] = documentPattern.exec(pathname) ?? [];
  const kind = documentKindOf(file);
  const locale = documentLocale(getLocale());
  const { source } = kind ? await readSource({ slug, locale }) : {};
  if (!kind || !source) return plain(404, 'Not found');
  const { revision } = source.material.measurements;
  return {
    laidOut: composeDocument(kind, source, locale),
    name: `${slug}-${file}-rev${revision}-${locale}.pdf`,
    cacheControl: sharedCacheControl(maxAge),
  };
}

/** The address has the language of the document. */
export function materialDocumentResponse(request: Request, pathname: string): Promise<Response> {
  return pdfResponse(request, () => findDocument(pathname));
}
