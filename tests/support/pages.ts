/** All public pages. Detail pages are those of the sample content, whose order is fixed. */
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

export const pageStates = {
  'patent-item': '/research/patent/68',
  'thesis-item': '/research/thesis/89',
  'theses-second-page': '/research/thesis?page=2',
  'past-the-end': '/news?page=99',
  'search-empty': '/search',
  'search-without-hits': '/search?q=xyzzy',
  'pharmacy-filtered': '/business/pharmacy?siNm=서울특별시&query=로',
  'pharmacy-without-hits': '/business/pharmacy?query=xyzzy',
  'inquiry-status': '/contact?view=status',
};

export function inLanguage(path: string, locale: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
}
