import { beforeAll, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import {
  companyLd,
  faqPageLd,
  jsonLdScripts,
  newsArticleLd,
  organizationLd,
  productListLd,
  scholarlyArticleLd,
} from '#app/seo/json-ld.server.ts';
import type { CompanyDetails } from '#app/shell/shell.queries.ts';

beforeAll(() => overwriteGetLocale(() => 'en-US'));

const nothingConfigured: CompanyDetails = {
  name: undefined,
  representative: undefined,
  address: undefined,
  phone: undefined,
  email: undefined,
  businessRegistration: undefined,
  mailOrderNumber: undefined,
  privacyOfficer: undefined,
  privacyDepartment: undefined,
  privacyPhone: undefined,
  privacyEmail: undefined,
  hostingProvider: undefined,
};

const thesis = {
  id: 7,
  locale: 'en-US' as const,
  title: 'Particle size',
  summary: 'What was measured.',
  thumbnail: '/art/posts/thesis-3.avif',
  authors: ['Kim Hana', 'Lee Duri'],
  journal: 'Journal of Food Materials',
  year: 2025,
  doi: '10.5555/a<b>/c d',
};

describe('JSON-LD', () => {
  it.each(['</script><script>alert(1)</script>', '<!--', ']]>', 'line\u2028end\u2029', '"\\'])(
    'holds %j without ending its element, and means the same',
    (text) => {
      const data = { '@context': 'https://schema.org', '@type': 'Thing', name: text } as const;
      const [script] = jsonLdScripts([data]);
      expect(script?.children).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(script?.children ?? '')).toEqual(data);
    },
  );

  it('contains only the configured company details', () => {
    expect(organizationLd(nothingConfigured)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://site.example/#organization',
      name: 'Lumibiome',
      url: 'https://site.example/?lang=en-US',
      logo: 'https://site.example/favicon.svg',
    });
    const configured = { ...nothingConfigured, address: '1 Osong-ro', email: 'a@site.example' };
    expect(organizationLd(configured)).toMatchObject({
      address: { '@type': 'PostalAddress', streetAddress: '1 Osong-ro' },
      contactPoint: { '@type': 'ContactPoint', email: 'a@site.example' },
    });
  });

  it('is about the company on two pages, and about its search on the first', () => {
    const typesOn = (path: string) => companyLd(path, nothingConfigured).map((data) => data['@type']);
    expect(typesOn('/')).toEqual(['Organization', 'WebSite']);
    expect(typesOn('/company/intro')).toEqual(['Organization']);
    expect(typesOn('/news')).toEqual([]);
  });

  it('of a news item is in the language of its content', () => {
    const item = {
      id: 5,
      title: 'News',
      summary: 'Short',
      publishedAt: '2026-10-27T05:00:00.000Z',
      thumbnail: null,
      locale: 'zh-CN',
      contentLocale: 'en-US',
    } as const;
    const data = newsArticleLd(item);
    expect(data).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'News',
      datePublished: '2026-10-27T05:00:00.000Z',
      inLanguage: 'en-US',
      mainEntityOfPage: 'https://site.example/news/5?lang=en-US',
      publisher: { '@type': 'Organization', name: 'Lumibiome' },
    });
    expect(data).not.toHaveProperty('image');
    expect(newsArticleLd({ ...item, thumbnail: '/art/posts/news-5.avif' }).image).toEqual([
      'https://site.example/og/posts/news-5.jpg',
    ]);
  });

  it('of a thesis leads to the paper', () => {
    expect(scholarlyArticleLd(thesis)).toMatchObject({
      '@type': 'ScholarlyArticle',
      author: [
        { '@type': 'Person', name: 'Kim Hana' },
        { '@type': 'Person', name: 'Lee Duri' },
      ],
      isPartOf: { '@type': 'Periodical', name: 'Journal of Food Materials' },
      identifier: { propertyID: 'DOI', value: '10.5555/a<b>/c d' },
      sameAs: 'https://doi.org/10.5555/a%3Cb%3E/c%20d',
      datePublished: '2025',
    });
    const withoutDoi = scholarlyArticleLd({ ...thesis, doi: null });
    expect(withoutDoi).not.toHaveProperty('identifier');
    expect(withoutDoi).not.toHaveProperty('sameAs');
  });

  it('of products holds each with the rows of its data sheet', () => {
    const product = {
      name: 'LMB-07',
      summary: 'Heat-killed powder',
      image: '/art/products/lmb-07.avif',
      specifications: [{ label: 'Cell count', value: '7.5 trillion/g' }],
    };
    expect(productListLd([product, { ...product, image: null }])).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'Product',
            name: 'LMB-07',
            image: ['https://site.example/og/products/lmb-07.jpg'],
            brand: { '@type': 'Brand', name: 'Lumibiome' },
            additionalProperty: [{ '@type': 'PropertyValue', name: 'Cell count', value: '7.5 trillion/g' }],
          },
        },
        { position: 2 },
      ],
    });
  });
});

it('frequent questions come with their answers', () => {
  expect(faqPageLd([{ question: 'How?', html: '<p>So.</p>' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: '<p>So.</p>' } },
    ],
  });
});
