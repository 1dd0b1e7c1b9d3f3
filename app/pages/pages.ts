import { m } from '#app/paraglide/messages.js';
import type { Page } from './page.ts';

const privatePage = { cache: 'private', robots: 'disallow', noindex: true } as const;
const memberPage = { ...privatePage, access: 'member' } as const;
const standingPage = { cache: 'shared', robots: 'allow', sitemap: 'messages' } as const;
const itemPage = { cache: 'shared', robots: 'allow' } as const;

/** Menus follow the order of this registry. A route that is not here is private, and a test fails. */
export const pages = {
  '/': { ...standingPage, title: m.nav_home, sharePicture: 'home' },

  '/company/intro': {
    ...standingPage,
    title: m.menu_intro,
    group: 'company',
    sharePicture: 'intro',
  },
  '/company/vision': {
    ...standingPage,
    title: m.menu_vision,
    group: 'company',
    sharePicture: 'vision',
  },
  '/company/history': {
    ...standingPage,
    title: m.menu_history,
    group: 'company',
    sharePicture: 'history',
  },
  '/company/contactUS': {
    ...standingPage,
    title: m.menu_directions,
    group: 'company',
    sharePicture: 'contactUS',
    outsideService: 'maps',
  },

  '/business/material': {
    ...standingPage,
    title: m.menu_material,
    group: 'business',
    sharePicture: 'material',
  },
  '/business/material/$code': { ...itemPage, parent: '/business/material' },
  '/business/lot': {
    ...standingPage,
    cache: 'private',
    title: m.lot_title,
    parent: '/business/material',
  },
  '/business/lot/$number': { ...itemPage, cache: 'private', noindex: true, parent: '/business/lot' },
  '/business/pb': { ...standingPage, title: m.menu_pb, group: 'business', sharePicture: 'pb' },
  '/business/pharmacy': {
    ...standingPage,
    title: m.menu_pharmacy,
    group: 'business',
    menu: 'pharmacy-finder',
    sharePicture: 'pharmacy',
    outsideService: 'maps',
  },
  '/business/showroom': {
    ...standingPage,
    title: m.menu_showroom,
    group: 'business',
    sharePicture: 'showroom',
    outsideService: 'maps',
  },

  '/research/intro': {
    ...standingPage,
    title: m.menu_research_intro,
    group: 'research',
    sharePicture: 'research',
  },
  '/research/patent': {
    ...standingPage,
    title: m.menu_patent,
    group: 'research',
    sharePicture: 'patent',
  },
  '/research/patent/$id': { ...itemPage, parent: '/research/patent' },
  '/research/thesis': {
    ...standingPage,
    title: m.menu_thesis,
    group: 'research',
    sharePicture: 'thesis',
  },
  '/research/thesis/$id': { ...itemPage, parent: '/research/thesis' },

  '/news': {
    ...standingPage,
    title: m.menu_news,
    group: 'pr',
    sharePicture: 'news',
    feed: '/rss/news.xml',
  },
  '/news/$id': { ...itemPage, parent: '/news' },
  '/press': {
    ...standingPage,
    title: m.menu_press,
    group: 'pr',
    sharePicture: 'press',
    feed: '/rss/press.xml',
  },
  // The form holds a signed timestamp and a key of its visitor.
  '/contact': {
    ...standingPage,
    cache: 'private',
    title: m.menu_contact,
    group: 'pr',
    sharePicture: 'contact',
    outsideService: 'captcha',
  },

  '/faq': { ...standingPage, title: m.menu_faq, sharePicture: 'faq' },
  '/terms': { ...standingPage, sitemap: 'text', title: m.menu_terms },
  '/privacy': { ...standingPage, sitemap: 'text', title: m.menu_privacy },
  '/search': { ...privatePage, title: m.menu_search },

  '/login': { ...privatePage, title: m.menu_login, referrer: 'strict-origin' },
  '/logout': { ...privatePage, title: m.menu_logout },
  '/signup': { ...privatePage, title: m.menu_signup },
  '/signup/social': { ...privatePage, title: m.social_signup_crumb, parent: '/login' },
  '/password/forgot': { ...privatePage, title: m.password_forgot, parent: '/login' },
  '/password/reset': { ...privatePage, title: m.password_reset, parent: '/login', referrer: 'strict-origin' },
  '/email/verify': { ...privatePage, title: m.email_verify, referrer: 'strict-origin' },
  '/unsubscribe': { ...privatePage, title: m.unsubscribe_title, referrer: 'strict-origin' },
  '/auth/$provider/$step': privatePage,
  '/admin/$': privatePage,
  // Its visitor has no account any more, so it is not below /mypage.
  '/goodbye': { ...privatePage, title: m.member_withdraw },

  '/mypage': { ...memberPage, title: m.menu_mypage },
  '/mypage/points': { ...memberPage, title: m.member_points, parent: '/mypage' },
  '/mypage/questions': { ...memberPage, title: m.member_questions, parent: '/mypage' },
  '/mypage/questions/new': { ...memberPage, title: m.questions_ask, parent: '/mypage/questions' },
  '/mypage/questions/$id': { ...memberPage, parent: '/mypage/questions' },
  '/mypage/questions/$id/files/$fileId': memberPage,
  '/mypage/profile': {
    ...memberPage,
    title: m.member_profile,
    parent: '/mypage',
    outsideService: 'postcode',
  },
  '/mypage/phone': { ...memberPage, title: m.member_phone, parent: '/mypage' },
  '/mypage/password': { ...memberPage, title: m.member_password, parent: '/mypage' },
  '/mypage/consents': { ...memberPage, title: m.reconsent_title, parent: '/mypage' },
  '/mypage/withdraw': { ...memberPage, title: m.member_withdraw, parent: '/mypage' },
  '/sample': { ...memberPage, title: m.member_samples, parent: '/mypage' },
} as const satisfies Record<string, Page>;

export type PagePath = keyof typeof pages;

export type PathWith<TFields> = {
  [Path in PagePath]: (typeof pages)[Path] extends TFields ? Path : never;
}[PagePath];

export type SharePicture = (typeof pages)[PathWith<{ sharePicture: string }>]['sharePicture'];

const registry: Readonly<Record<string, Page>> = pages;

export function pageOf(path = ''): Page | undefined {
  return registry[path];
}

const paths = Object.keys(pages) as PagePath[];

export function pagesWhere(isWanted: (page: Page) => boolean): PagePath[] {
  return paths.filter((path) => isWanted(pages[path]));
}
