import { productAnchor } from '#app/components/products/anchor.ts';
import { type DetailPage, detailPages, isOfPage } from '#app/details/details.ts';
import { type DetailSection, detailSectionNames } from '#contract/company-details.ts';
import { maxPageSize } from '#contract/list-limits.ts';
import type { FieldValue } from '#contract/staff-content.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';

const productPages = { material: '/business/material', pb: '/business/pb' } as const;

const pagesOfKinds: Partial<Record<ItemKind, string>> = {
  press: '/press',
  history: '/company/history',
  client: '/company/intro',
  person: '/company/intro',
  recruit: '/company/intro',
  quote: '/',
  figure: '/company/intro',
  faq: '/faq',
  document: '/company/intro',
};

const pagesOfPosts: Partial<Record<ItemKind, string>> = {
  news: '/news',
  patent: '/research/patent',
  thesis: '/research/thesis',
};

const pagesOfDetails: Readonly<Record<DetailPage, string>> = {
  intro: '/company/intro',
  vision: '/company/vision',
  history: '/company/history',
  directions: '/company/contactUS',
  showroom: '/business/showroom',
  research: '/research/intro',
};

function detailAddress(key: string, given: FieldValue | undefined): string {
  const section: DetailSection | undefined = detailSectionNames.find((name) => name === given);
  const page = section && detailPages.find((one) => isOfPage({ section, key }, one));
  return page ? pagesOfDetails[page] : pagesOfDetails.intro;
}

type Addressed = {
  kind: ItemKind;
  key: string;
  publicId: number | null;
  content?: { fields: Readonly<Record<string, FieldValue>> };
};

/** The page of the site that shows an item, without its language. Undefined for a kind that no page shows. */
export function itemAddress({ kind, key, publicId, content }: Addressed): string | undefined {
  const posts = pagesOfPosts[kind];
  if (posts) return publicId === null ? posts : `${posts}/${publicId}`;
  if (kind === 'product') {
    const page = content?.fields.type === 'pb' ? productPages.pb : productPages.material;
    // The largest page size puts all products on one page.
    return publicId === null ? page : `${page}?size=${maxPageSize}#${productAnchor(publicId)}`;
  }
  if (kind === 'detail') return detailAddress(key, content?.fields.section);
  const [ofKind = ''] = key.split('/');
  if (kind === 'category') return pagesOfPosts[ofKind as ItemKind] ?? pagesOfKinds[ofKind as ItemKind] ?? '/';
  return pagesOfKinds[kind];
}
