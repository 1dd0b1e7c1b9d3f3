import { getLocale } from '#app/i18n/locale.ts';
import { typedLot } from './lot-path.ts';

/** The form is sent here without scripts. */
export function openTypedLot<T>(request: Request, showPage: () => T): T | Response {
  const number = typedLot(new URL(request.url).searchParams.get('number') ?? '');
  if (number === undefined) return showPage();
  const location = `/business/lot/${encodeURIComponent(number)}?lang=${getLocale()}`;
  return new Response(null, { status: 303, headers: { location } });
}
