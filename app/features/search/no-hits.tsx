import { css } from '@linaria/core';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { SearchType } from '#contract/filters.ts';

const block = css`
  display: grid;
  gap: ${space(16)};
  justify-items: start;
  padding-block: ${space(60)};
  border-block: 1px solid ${color.hairline};
  border-top-color: ${color.text};

  & > p:first-child {
    ${type.heading}
  }

  & > p + p {
    max-width: 40em;
    color: ${color.muted};
  }
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
`;

export function NoHits({ q, type: narrowed }: { q: string; type: SearchType | undefined }) {
  return (
    <div className={block}>
      <p>{narrowed ? m.search_none_in_type({ q }) : m.search_none({ q })}</p>
      <p>{m.search_none_hint()}</p>
      <div className={links}>
        {narrowed ? (
          <PlainLink to="/search" search={{ q }} className={quietButton}>
            {m.search_in_all()}
          </PlainLink>
        ) : null}
        <PlainLink to="/contact" className={quietButton}>
          {m.menu_contact()}
        </PlainLink>
        <PlainLink to="/faq" className={quietButton}>
          {m.menu_faq()}
        </PlainLink>
      </div>
    </div>
  );
}
