import { withdrawnMessage } from '#app/forms/form-messages.ts';
import { koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { SocialProvider } from '#contract/members.ts';
import type { SocialSearch } from './social-search.ts';

const names: Record<SocialProvider, () => string> = {
  kakao: m.social_kakao,
  naver: m.social_naver,
  google: m.social_google,
  facebook: m.social_facebook,
};

export function providerName(provider: SocialProvider): string {
  return names[provider]();
}

const messages: Record<NonNullable<SocialSearch['social']>, (search: SocialSearch) => string> = {
  refused: () => m.social_refused(),
  invalid: () => m.social_invalid(),
  expired: () => m.social_expired(),
  failed: () => m.social_failed(),
  too_many: () => m.error_too_many(),
  signed_out: () => m.social_signed_out(),
  withdrawn: ({ until }) => withdrawnMessage(until && koreanNoon(until)),
  taken: () => m.social_taken(),
  other_account: () => m.social_other_account(),
  linked: () => m.social_linked(),
  unlinked: () => m.social_unlinked(),
  confirmed: () => m.social_confirmed(),
};

export function socialMessage(search: SocialSearch): string | undefined {
  return search.social && messages[search.social](search);
}
