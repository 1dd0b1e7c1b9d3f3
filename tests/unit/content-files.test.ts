import { globSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '#api/content/read-content.ts';
import sitePictures from '#api/content/site-pictures.json' with { type: 'json' };
import { isSmallerVariant } from '#app/components/ui/picture-variants.ts';
import { detailSectionNames, passageKeys } from '#contract/company-details.ts';
import { contentFolder } from '../support/content-folder.ts';
import { siteContent } from '../support/site-content.ts';

const root = resolve(import.meta.dirname, '../..');

const newsItem = {
  'news/a/post.yaml': 'publishedAt: 2026-11-20T10:00:00+09:00',
  'news/a/ko-KR.md': '---\ntitle: 제목\nsummary: 요약\n---\n본문',
};

const product = { 'products/p/ko-KR.md': '---\nname: x\nsummary: y\nspecifications: []\n---\n' };

const pharmacies = (...list: Record<string, unknown>[]) => ({
  'pharmacies.yaml': JSON.stringify(
    list.map((fields, index) => ({
      key: `p${index}`,
      siNm: '서울특별시',
      sggNm: '강남구',
      latitude: 37.5,
      longitude: 127,
      products: [],
      name: { 'ko-KR': '약국' },
      address: { 'ko-KR': '주소' },
      ...fields,
    })),
  ),
});

const quote = (key: string) => ({
  key,
  text: { 'ko-KR': 'x' },
  author: { 'ko-KR': 'x' },
  company: { 'ko-KR': 'x' },
});

const details = (row: Record<string, unknown>) => ({ 'company.yaml': JSON.stringify([row]) });

/** Ten lines that would be gigabytes. */
const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
  .concat(
    [...'bcdefghi'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`)}]`),
  )
  .join('\n');

describe('the sample content', () => {
  const { posts, products, entries, pharmacies, documents, terms } = siteContent;
  const entriesOf = (kind: string) => entries.filter((entry) => entry.kind === kind);

  it('has at least what the contract promises', () => {
    expect(posts.news.posts.length).toBeGreaterThanOrEqual(37);
    expect(posts.press.posts.length).toBeGreaterThanOrEqual(24);
    expect(posts.patent.posts.length).toBeGreaterThanOrEqual(12);
    expect(posts.thesis.posts.length).toBeGreaterThanOrEqual(22);
    expect(products.filter(({ type }) => type === 'material').length).toBeGreaterThanOrEqual(12);
    expect(products.filter(({ type }) => type === 'pb').length).toBeGreaterThanOrEqual(14);
    expect(pharmacies.length).toBeGreaterThanOrEqual(120);
    expect(new Set(pharmacies.map(({ siNm }) => siNm)).size).toBe(17);
    expect(entriesOf('history').length).toBeGreaterThanOrEqual(24);
    expect(entriesOf('client').length).toBeGreaterThanOrEqual(12);
    expect(entriesOf('faq').length).toBeGreaterThanOrEqual(12);
    expect(new Set(documents.map(({ type }) => type)).size).toBe(7);
    expect(new Set(terms.map(({ kind }) => kind))).toEqual(
      new Set(['terms', 'privacy', 'withdrawal', 'inquiry', 'marketing', 'advertising', 'profile']),
    );
  });

  it('has documents that are PDF files', () => {
    for (const { attachment } of documents)
      expect(attachment.bytes?.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });

  it('is in Korean throughout, and but for a few items in English and Chinese', () => {
    const texts = entries.filter(({ kind }) => kind !== 'synonym');
    const items = [...Object.values(posts).flatMap((part) => part.posts), ...products, ...texts];
    const lacking = (locale: string) =>
      items.filter(({ translations }) => !translations.some((translation) => translation.locale === locale));
    expect(lacking('ko-KR')).toEqual([]);
    expect(lacking('en-US').length).toBeLessThanOrEqual(4);
    expect(lacking('zh-CN').length).toBeLessThanOrEqual(4);
  });

  it('has every passage and section that pages show, and names only buildings and sites that there are', () => {
    const shown = entriesOf('detail');
    expect(new Set(shown.map(({ data }) => data.section))).toEqual(new Set(detailSectionNames));
    const passages = shown.filter(({ data }) => data.section === 'passage');
    expect(passages.map(({ slug }) => slug)).toEqual([...passageKeys]);
    const slugs = shown.map(({ slug }) => slug);
    const named = shown.flatMap(({ data }) => (typeof data.group === 'string' ? [data.group] : []));
    expect(named.filter((name) => !slugs.includes(name))).toEqual([]);
  });

  it('names only products that there are', () => {
    const slugs = new Set(products.map(({ slug }) => slug));
    const named = [...products.flatMap(({ related }) => related), ...pharmacies.flatMap((p) => p.products)];
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});

describe('the list of pictures of the site', () => {
  it('has each picture of public/art but for its smaller copies, and each view of a file with several', () => {
    const art = globSync('public/art/**/*.{avif,svg}', { cwd: root }).flatMap((path) => {
      const views = readFileSync(join(root, path), 'utf8').matchAll(/<view id="([^"]+)"/g);
      const names = path.endsWith('.svg') ? [...views].map(([, id]) => `#${id}`) : [];
      return (names.length > 0 ? names : ['']).map((name) => path.slice('public'.length) + name);
    });
    const filmSize = /-(640|720|1280|1920)\.avif$/;
    const whole = art.filter((path) => !isSmallerVariant(path) && !filmSize.test(path));
    expect(sitePictures).toEqual(whole.sort());
  });
});

describe('a content folder', () => {
  it('may hold one item', () => {
    const { posts, products } = readContent(contentFolder(newsItem));
    expect(posts.news.posts).toMatchObject([{ slug: 'a', category: null }]);
    expect(products).toEqual([]);
  });

  it('leaves items without a moment, or with published: false, unpublished', () => {
    const withYaml = (yaml: string) =>
      readContent(contentFolder({ ...newsItem, 'news/a/post.yaml': yaml })).posts.news.posts[0]?.publishedAt;
    expect(withYaml('category: x')).toBeNull();
    expect(withYaml('publishedAt: 2026-11-20T10:00:00+09:00\npublished: false')).toBeNull();
    expect(withYaml('publishedAt: 2026-11-20T10:00:00+09:00')).toEqual(new Date('2026-11-20T01:00:00Z'));
  });

  it('reads attachments from the folder files', () => {
    const folder = contentFolder({ ...newsItem, 'news/a/files/규격서.PDF': Buffer.from('%PDF-1.7') });
    expect(readContent(folder).posts.news.posts[0]?.files).toMatchObject([
      { name: '규격서.PDF', mediaType: 'application/pdf' },
    ]);
  });

  it.each<[string, Record<string, string | Buffer>, RegExp]>([
    ['broken YAML', { ...newsItem, 'news/a/post.yaml': 'category: [' }, /news\/a\/post\.yaml: /],
    ['aliases', { ...newsItem, 'news/a/post.yaml': bomb }, /post\.yaml: .*alias/i],
    ['a wrong moment', { ...newsItem, 'news/a/post.yaml': 'publishedAt: soon' }, /post\.yaml: publishedAt/],
    ['an unknown field', { ...newsItem, 'news/a/post.yaml': 'catgory: x' }, /ko-KR\.md: .*catgory/],
    [
      'no front matter',
      { ...newsItem, 'news/a/en-US.md': 'Hello' },
      /news\/a\/en-US\.md: has no front matter/,
    ],
    ['an unknown language', { ...newsItem, 'news/a/fr-FR.md': '' }, /fr-FR\.md: is not named after/],
    ['a missing file', { 'news/a/ko-KR.md': '' }, /post\.yaml: is missing/],
    [
      'no content',
      { ...newsItem, 'news/a/ko-KR.md': '---\ntitle: x\nsummary: y\n---\n' },
      /no language has content/,
    ],
    [
      'a missing detail',
      { 'patents/a/post.yaml': 'number: 1', 'patents/a/ko-KR.md': newsItem['news/a/ko-KR.md'] },
      /patents\/a\/ko-KR\.md: .*number.*status.*applicant/,
    ],
    ['bytes that are no text', { ...newsItem, 'news/a/ko-KR.md': Buffer.from([0xff, 0xfe]) }, /is not UTF-8/],
    ['a NUL', { ...newsItem, 'news/a/ko-KR.md': 'a\u0000' }, /NUL/],
    ['a huge text', { ...newsItem, 'news/a/ko-KR.md': 'x'.repeat(1_000_001) }, /larger than 1 MB/],
    [
      'a picture outside',
      { ...newsItem, 'news/a/post.yaml': 'thumbnail: /art/../secret' },
      /thumbnail must not hold/,
    ],
    ['an encoded way up', { ...newsItem, 'news/a/post.yaml': 'thumbnail: /a/%2e%2E/b' }, /thumbnail/],
    [
      'a picture at another site',
      { ...newsItem, 'news/a/post.yaml': 'category: x\nthumbnail: https://images.example/a.jpg' },
      /post\.yaml:2: https:\/\/images\.example\/a\.jpg is at another site, .*put the picture into the folder$/,
    ],
    [
      'a picture at another site in a text',
      { ...newsItem, 'news/a/ko-KR.md': `${newsItem['news/a/ko-KR.md']}\n\n![x](//images.example/a.jpg)` },
      /ko-KR\.md:7: \/\/images\.example\/a\.jpg is at another site/,
    ],
    [
      'a picture that the site lacks',
      { ...newsItem, 'news/a/post.yaml': 'category: x\nthumbnail: /art/qqqq.avif' },
      /post\.yaml:2: \/art\/qqqq\.avif is no picture of this site; put the picture into the folder$/,
    ],
    [
      'a mistyped picture of the site in a text',
      { ...newsItem, 'news/a/ko-KR.md': `${newsItem['news/a/ko-KR.md']}\n\n![x](/art/posts/new-3.avif)` },
      /ko-KR\.md:7: \/art\/posts\/new-3\.avif is no picture .*did you mean \/art\/posts\/news-3\.avif\?$/,
    ],
    [
      'a page instead of a picture',
      { ...newsItem, 'news/a/ko-KR.md': `${newsItem['news/a/ko-KR.md']}\n\n![x](/nowhere.png)` },
      /ko-KR\.md:7: \/nowhere\.png is no picture of this site/,
    ],
    [
      'a missing picture',
      { ...newsItem, 'news/a/ko-KR.md': `${newsItem['news/a/ko-KR.md']} ![x](a.jpg)` },
      /ko-KR\.md:5: a\.jpg is missing$/,
    ],
    [
      'a picture of no kind',
      { ...newsItem, 'news/a/post.yaml': 'thumbnail: a.svg', 'news/a/a.svg': '<svg/>' },
      /post\.yaml:1: a\.svg is no JPEG, PNG, WebP or AVIF file$/,
    ],
    [
      'a file that is no picture',
      { ...newsItem, 'news/a/post.yaml': 'thumbnail: a.jpg', 'news/a/a.jpg': 'text' },
      /post\.yaml:1: a\.jpg cannot be read as a picture$/,
    ],
    [
      'a picture outside the folder',
      { ...product, 'products/p/product.yaml': 'type: pb\nposition: 1\nimage: ../../../a.jpg' },
      /product\.yaml: image must not hold/,
    ],
    [
      'a picture that nothing names',
      { ...newsItem, 'news/a/a.jpg': 'x' },
      /news\/a\/a\.jpg: no text and no field names this picture$/,
    ],
    [
      'a picture of a list that nothing names',
      { 'pictures/a.jpg': 'x' },
      /pictures\/a\.jpg: no text and no field/,
    ],
    ['a script', { ...newsItem, 'news/a/post.yaml': 'thumbnail: javascript:alert(1)' }, /post\.yaml:1: /],
    [
      'a way up as a product',
      { ...product, 'products/p/product.yaml': 'type: pb\nposition: 1\nrelated: [../x]' },
      /product\.yaml: related/,
    ],
    [
      'a price in parts of a won',
      { ...product, 'products/p/product.yaml': 'type: pb\nposition: 1\nprice: 9.99' },
      /product\.yaml: price/,
    ],
    [
      'an attachment of no kind',
      { ...newsItem, 'news/a/files/x.html': '<p>' },
      /x\.html: is of a kind that is not served/,
    ],
    ['a mistyped part', { 'New/a/post.yaml': '' }, /New: is no part/],
    [
      'a version without a text',
      { 'terms/terms/1/terms.yaml': 'effectiveAt: 2026-11-20T00:00:00Z' },
      /terms\/terms\/1: has no language/,
    ],
    [
      'a document without its file',
      { 'documents/MCN/ko-KR.md': '---\ntitle: x\n---\n' },
      /ko-KR\.pdf: is missing/,
    ],
    ['a wrong kind of document', { 'documents/X/ko-KR.md': '---\ntitle: x\n---\n' }, /documents\/X/],
    [
      'half a station',
      {
        'pharmacies.yaml':
          '- { key: a, siNm: x, sggNm: y, subwayLine: z, latitude: 1, longitude: 1, products: [], name: { ko-KR: n }, address: { ko-KR: a } }',
      },
      /a has a part of a station only/,
    ],
    [
      'unknown districts',
      pharmacies({}, { sggNm: '강남' }, { sggNm: '종노구' }),
      /p1: sggNm 강남 is no district of 서울특별시, did you mean 강남구\?\n.*p2: .*did you mean 종로구\?$/,
    ],
    [
      'a city without its district',
      pharmacies({ siNm: '경기도', sggNm: '성남시' }),
      /did you mean 성남시 수정구 or 성남시 중원구 or 성남시 분당구\?$/,
    ],
    [
      'a short name of a province',
      pharmacies({ siNm: '충북' }),
      /siNm 충북 is no .*did you mean 충청북도\?$/,
    ],
    ['a district of nowhere', pharmacies({ sggNm: 'xyz' }), /sggNm xyz is no district of 서울특별시$/],
    [
      'a list that would be served without its end',
      { 'quotes.yaml': JSON.stringify(Array.from({ length: 1001 }, (_, index) => quote(`q${index}`))) },
      /quotes\.yaml: has more than 1000 entries/,
    ],
    [
      'one key twice',
      { 'quotes.yaml': '- &a { key: a, text: {}, author: {}, company: {} }\n'.replace('&a ', '').repeat(2) },
      /has a twice/,
    ],
    [
      'a mistyped passage',
      details({ key: 'research-join', section: 'passage', text: { 'ko-KR': 'x' } }),
      /company\.yaml: .*research-join: is no passage of a page, did you mean research-joint\?/,
    ],
    [
      'a fact that lacks a text',
      details({ key: 'a', section: 'fact', text: { 'ko-KR': 'x' } }),
      /a: title is missing/,
    ],
    [
      'a fact that lacks a language of one text',
      details({ key: 'a', section: 'fact', title: { 'ko-KR': 'x' }, text: { 'ko-KR': 'x', 'en-US': 'y' } }),
      /a: title lacks a language/,
    ],
    [
      'a text that its section does not show',
      details({ key: 'a', section: 'building', title: { 'ko-KR': 'x' }, note: { 'ko-KR': 'x' } }),
      /a: note is no text of building/,
    ],
    [
      'directions to no site',
      details({ key: 'a', section: 'way', title: { 'ko-KR': 'x' }, text: { 'ko-KR': 'x' } }),
      /a: group is missing/,
    ],
    [
      'a site without its point',
      details({ key: 'a', section: 'site', latitude: 37, title: { 'ko-KR': 'x' }, text: { 'ko-KR': 'x' } }),
      /a: latitude or longitude is missing/,
    ],
    [
      'a field without its language',
      {
        'quotes.yaml':
          '- { key: a, text: { ko-KR: x, en-US: y }, author: { ko-KR: x }, company: { ko-KR: x } }',
      },
      /quotes\.yaml: a \(en-US\): author/,
    ],
  ])('with %s is refused, and the file named', (_what, files, message) => {
    expect(() => readContent(contentFolder(files))).toThrow(message);
    expect(() => readContent(contentFolder(files))).toThrow(
      expect.objectContaining({ name: 'ContentError' }),
    );
  });

  it('may name districts that places.yaml declares, and remove pharmacies of any district', () => {
    const places = [
      { kind: 'siNm', parent: null, name: '새도', label: {} },
      { kind: 'sggNm', parent: '새도', name: '새구', label: {} },
    ];
    const folder = contentFolder({
      ...pharmacies({ siNm: '새도', sggNm: '새구' }, { sggNm: '강남', published: false }),
      'places.yaml': JSON.stringify(places),
    });
    expect(readContent(folder).pharmacies).toHaveLength(2);
  });

  it('with a link to elsewhere is refused', () => {
    const folder = contentFolder({ ...newsItem, 'news/a/files/b.pdf': '%PDF-' });
    symlinkSync('/etc/passwd', join(folder, 'news/a/files/a.pdf'));
    expect(() => readContent(folder)).toThrow(/a\.pdf: is neither a file nor a folder/);
  });

  it('that is not there is refused', () => {
    expect(() => readContent('/nowhere/at/all')).toThrow(/is not a folder/);
  });
});
