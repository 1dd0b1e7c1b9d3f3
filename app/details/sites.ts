import type { CompanyPlace } from '#app/components/map/place.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import type { Detail } from '#contract/company-details.ts';

export type Site = CompanyPlace & { key: string };

/** Content without a point would be refused. An outside API may have it. */
function pointOf({ latitude, longitude }: Detail) {
  return latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }];
}

export function sitesOf(details: readonly Detail[]): Site[] {
  return details
    .filter(({ section }) => section === 'site')
    .flatMap((site) => {
      const { id, key, locale, title: name = '', text: address = '', koreanAddress } = site;
      const near = details.filter(({ section, group }) => section === 'landmark' && group === key);
      const notes = near.flatMap((landmark) =>
        pointOf(landmark).map((point) => ({
          kind: 'landmark' as const,
          label: landmark.title ?? '',
          ...point,
        })),
      );
      return pointOf(site).map((point) => ({
        key,
        notes,
        place: {
          id,
          mark: '',
          name,
          address,
          lang: otherLanguage(locale),
          ...(koreanAddress ? { koreanAddress } : {}),
          ...point,
        },
      }));
    });
}
