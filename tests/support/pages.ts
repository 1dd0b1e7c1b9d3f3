/** Every public page. Addresses of details are those of the sample content, whose order is fixed. */
export const publicPages = {
  home: '/',
  intro: '/company/intro',
  vision: '/company/vision',
  history: '/company/history',
  directions: '/company/contactUS',
  material: '/business/material',
  pb: '/business/pb',
  pharmacy: '/business/pharmacy',
  showroom: '/business/showroom',
  research: '/research/intro',
  patents: '/research/patent',
  theses: '/research/thesis',
  news: '/news',
  'news-item': '/news/1',
  press: '/press',
  contact: '/contact',
  search: '/search?q=LMB-07',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
};

/** The address of a page in a language. */
export function inLanguage(path: string, locale: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
}
