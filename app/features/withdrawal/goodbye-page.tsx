import { css } from '@linaria/core';
import { AccountPage } from '#app/components/member/account-page.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { brandName, formatDate, koreanNoon } from '#app/i18n/locale.ts';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { space, type } from '#app/styles/tokens.ts';
import type { GoodbyeSearch } from './withdrawal.search.ts';

const text = css`
  display: grid;
  gap: ${space(12)};
  ${type.lead}
`;

const home = css`
  justify-self: start;
`;

/** Public: shows only the day in its address. */
export function GoodbyePage({ until }: GoodbyeSearch) {
  return (
    <AccountPage
      crumbs={crumbsOf('/goodbye')}
      heading={m.goodbye_heading()}
      lead={m.goodbye_text({ brand: brandName() })}
    >
      <div className={text}>
        <p>{m.goodbye_done()}</p>
        {until ? <p>{m.goodbye_until({ date: formatDate(koreanNoon(until)) })}</p> : null}
      </div>
      <PlainLink to="/" className={`${quietButton} ${home}`}>
        {m.error_home_link()}
      </PlainLink>
    </AccountPage>
  );
}
