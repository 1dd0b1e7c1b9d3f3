import { callApi, unexpected } from '#app/api-client/api-client.server.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { plain } from '#app/server/text-response.server.ts';
import { readCompany } from '#app/shell/readable-company.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { documentLocale } from './document-kinds.ts';
import { lotCertificate } from './lot-certificate.ts';
import { readLotSpecification } from './lot-specification.server.ts';
import { pdfResponse } from './pdf-response.server.ts';

const certificatePattern = /^\/business\/lot\/([^/]+)\/certificate\.pdf$/;

export function isLotCertificate(pathname: string): boolean {
  return certificatePattern.test(pathname);
}

function numberIn(pathname: string): string {
  try {
    return decodeURIComponent(certificatePattern.exec(pathname)?.[1] ?? '');
  } catch {
    return '-';
  }
}

async function findCertificate(pathname: string) {
  const locale = documentLocale(getLocale());
  const result = await callApi(endpoints.getLot, { params: { number: numberIn(pathname) } });
  if (result.ok) {
    const lot = result.body.data;
    const [company, { specification }] = await Promise.all([
      readCompany({ locale }),
      readLotSpecification(lot.code),
    ]);
    return {
      laidOut: lotCertificate({ lot, specification }, company, locale),
      name: `${lot.number}-certificate-${locale}.pdf`,
      cacheControl: 'private, no-store',
    };
  }
  const { status } = result.problem;
  if (status === 404) return plain(404, 'Not found');
  if (status !== 429) throw unexpected(endpoints.getLot, result.problem);
  return plain(429, 'Too many requests', { 'retry-after': String(result.retryAfter ?? 3600) });
}

export function lotCertificateResponse(request: Request, pathname: string): Promise<Response> {
  return pdfResponse(request, () => findCertificate(pathname));
}
