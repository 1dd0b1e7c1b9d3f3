import { createIsomorphicFn } from '@tanstack/react-start';
import type { Crumb } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import type { CompanyDetails } from '#app/shell/shell.queries.ts';
import * as ld from './json-ld.server.ts';

/** An item, or a list, that a page is about. */
export type Subject = {
  news?: Parameters<typeof ld.newsArticleLd>[0];
  thesis?: Parameters<typeof ld.scholarlyArticleLd>[0];
  material?: Parameters<typeof ld.productLd>[0];
  products?: Parameters<typeof ld.productListLd>[0] | undefined;
  faqs?: Parameters<typeof ld.faqPageLd>[0] | undefined;
};

function subjectLd({ news, thesis, material, products, faqs }: Subject): ld.JsonLd[] {
  return [
    ...(news ? [ld.newsArticleLd(news)] : []),
    ...(thesis ? [ld.scholarlyArticleLd(thesis)] : []),
    ...(material ? [ld.productLd(material)] : []),
    ...(products?.length ? [ld.productListLd(products)] : []),
    ...(faqs?.length ? [ld.faqPageLd(faqs)] : []),
  ];
}

/** Every step above the page needs a URL, so menu groups are left out. */
function breadcrumb(crumbs: readonly Crumb[]): ld.JsonLd[] {
  if (crumbs.length === 0) return [];
  const steps = crumbs.flatMap(({ label, to }, index) => {
    if (to) return [{ name: label, path: to }];
    return index === crumbs.length - 1 ? [{ name: label }] : [];
  });
  return [ld.breadcrumbLd([{ name: m.nav_home(), path: '/' }, ...steps])];
}

type Scripts = ReturnType<typeof ld.jsonLdScripts>;

/** Crawlers load documents, so a browser's scripts need no structured data. */
export const pageScripts = createIsomorphicFn()
  .server(
    (subject: Subject, crumbs: readonly Crumb[]): Scripts =>
      ld.jsonLdScripts([...subjectLd(subject), ...breadcrumb(crumbs)]),
  )
  .client((_subject: Subject, _crumbs: readonly Crumb[]): Scripts => []);

export const companyScripts = createIsomorphicFn()
  .server(
    (pathname: string | undefined, company: CompanyDetails): Scripts =>
      ld.jsonLdScripts(ld.companyLd(pathname, company)),
  )
  .client((_pathname: string | undefined, _company: CompanyDetails): Scripts => []);
