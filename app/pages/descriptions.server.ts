import { brandName } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { type PagePath, pageOf } from './pages.ts';

/* For crawlers and shared links. Not in the registry, which is part of every page's script. */

const descriptions: Partial<Record<PagePath, (values: { brand: string }) => string>> = {
  '/business/lot': m.lot_description,
  '/business/material': m.material_description,
  '/business/pb': m.pb_description,
  '/business/pharmacy': m.pharmacy_description,
  '/contact': m.inquiry_description,
  '/email/verify': m.email_verify_description,
  '/faq': m.faq_description,
  '/goodbye': m.goodbye_description,
  '/': m.brand_description,
  '/login': m.login_description,
  '/logout': m.logout_description,
  '/mypage/consents': m.reconsent_lead,
  '/mypage/password': m.password_change_description,
  '/mypage/profile': m.profile_description,
  '/mypage/withdraw': m.withdraw_description,
  '/news': m.news_description,
  '/password/forgot': m.password_forgot_description,
  '/password/reset': m.password_reset_description,
  '/press': m.press_description,
  '/privacy': m.terms_privacy_description,
  '/research/patent': m.patent_description,
  '/research/thesis': m.thesis_description,
  '/search': m.search_description,
  '/signup': m.signup_description,
  '/terms': m.terms_description,
};

export function standingDescription(path: PagePath): string {
  const isPrivate = pageOf(path)?.robots === 'disallow';
  const describe = descriptions[path] ?? (isPrivate ? m.member_description : m.brand_description);
  return describe({ brand: brandName() });
}
