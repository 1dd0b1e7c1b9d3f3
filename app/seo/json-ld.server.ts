import type * as v from 'valibot';
import { brandName, getLocale } from '#app/i18n/locale.ts';
import type { CompanyDetails } from '#app/shell/shell.queries.ts';
import type { NewsDetail, thesisDetailSchema } from '#contract/posts.ts';
import type { Product } from '#contract/products.ts';
import { doiUrl } from './doi.ts';
import { sharePictureOf } from './share-picture.ts';
import { absoluteUrl, pageUrl } from './site-origin.ts';

export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: JsonValue };

type JsonValue = string | number | boolean | JsonValue[] | { [property: string]: JsonValue };

const context = { '@context': 'https://schema.org' } as const;

/** Scripts of a route's head, without joiners of terms. A closing tag within a text must not end its element. */
export function jsonLdScripts(data: readonly JsonLd[]): { type: string; children: string }[] {
  return data.map((object) => ({
    type: 'application/ld+json',
    children: JSON.stringify(object)
      .replaceAll('\u2060', '')
      .replaceAll('<', '\\u003c')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029'),
  }));
}

const companyId = () => absoluteUrl('/#organization');

function publisher() {
  return {
    '@type': 'Organization',
    '@id': companyId(),
    name: brandName(),
    url: pageUrl('/'),
    logo: absoluteUrl('/favicon.svg'),
  };
}

function imageOf(image: string | null): { image?: string[] } {
  const picture = sharePictureOf(image);
  return picture ? { image: [picture] } : {};
}

export function organizationLd({ name, address, phone, email }: CompanyDetails): JsonLd {
  const contact = { ...(phone ? { telephone: phone } : {}), ...(email ? { email } : {}) };
  return {
    ...context,
    ...publisher(),
    ...(name ? { legalName: name } : {}),
    ...(address
      ? { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KR' } }
      : {}),
    ...(phone || email
      ? { contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', ...contact } }
      : {}),
  };
}

function webSiteLd(): JsonLd {
  return {
    ...context,
    '@type': 'WebSite',
    name: brandName(),
    url: pageUrl('/'),
    inLanguage: getLocale(),
    publisher: { '@id': companyId() },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${pageUrl('/search')}&q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

export function companyLd(pathname: string | undefined, company: CompanyDetails): JsonLd[] {
  if (pathname === '/') return [organizationLd(company), webSiteLd()];
  return pathname === '/company/intro' ? [organizationLd(company)] : [];
}

type NewsItem = Pick<
  NewsDetail,
  'id' | 'title' | 'summary' | 'publishedAt' | 'thumbnail' | 'locale' | 'contentLocale'
>;

export function newsArticleLd(item: NewsItem): JsonLd {
  return {
    ...context,
    '@type': 'NewsArticle',
    headline: item.title,
    description: item.summary,
    datePublished: item.publishedAt,
    inLanguage: item.contentLocale ?? item.locale,
    mainEntityOfPage: pageUrl(`/news/${item.id}`),
    ...imageOf(item.thumbnail),
    author: publisher(),
    publisher: publisher(),
  };
}

type ThesisItem = Pick<
  v.InferOutput<typeof thesisDetailSchema>,
  'id' | 'title' | 'summary' | 'locale' | 'thumbnail' | 'authors' | 'journal' | 'year' | 'doi'
>;

export function scholarlyArticleLd(item: ThesisItem): JsonLd {
  const { doi } = item;
  return {
    ...context,
    '@type': 'ScholarlyArticle',
    headline: item.title,
    name: item.title,
    abstract: item.summary,
    inLanguage: item.locale,
    datePublished: String(item.year),
    author: item.authors.map((name) => ({ '@type': 'Person', name })),
    isPartOf: { '@type': 'Periodical', name: item.journal },
    mainEntityOfPage: pageUrl(`/research/thesis/${item.id}`),
    ...imageOf(item.thumbnail),
    ...(doi
      ? {
          identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: doi },
          sameAs: doiUrl(doi),
        }
      : {}),
  };
}

type ListedProduct = Pick<Product, 'name' | 'summary' | 'image' | 'specifications' | 'price'>;

function product({ name, summary, image, price, specifications }: ListedProduct) {
  return {
    '@type': 'Product',
    name,
    description: summary,
    ...imageOf(image),
    brand: { '@type': 'Brand', name: brandName() },
    ...(price ? { offers: { '@type': 'Offer', price, priceCurrency: 'KRW' } } : {}),
    additionalProperty: specifications.map((row) => ({
      '@type': 'PropertyValue',
      name: row.label,
      value: row.value,
    })),
  };
}

export function productLd(item: ListedProduct & { slug: string }): JsonLd {
  return {
    ...context,
    ...product(item),
    sku: item.slug,
    url: pageUrl(`/business/material/${item.slug}`),
  };
}

export function productListLd(products: readonly ListedProduct[]): JsonLd {
  return {
    ...context,
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: product(item),
    })),
  };
}

export function faqPageLd(faqs: readonly { question: string; html: string }[]): JsonLd {
  return {
    ...context,
    '@type': 'FAQPage',
    inLanguage: getLocale(),
    mainEntity: faqs.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
}

/** The last step, the page itself, needs no address. */
export function breadcrumbLd(steps: readonly { name: string; path?: string }[]): JsonLd {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: pageUrl(path) } : {}),
    })),
  };
}
