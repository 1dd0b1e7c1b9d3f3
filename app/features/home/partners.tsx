import { css, cx } from '@linaria/core';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { HomeContent } from './home.queries.ts';

const strip = css`
  padding-bottom: ${space(60)};

  ${from.large} {
    padding-bottom: ${space(120)};
  }
`;

const layout = css`
  display: grid;
  gap: ${space(16)};
  padding-top: ${space(24)};
  border-top: 1px solid ${color.hairline};

  ${from.large} {
    gap: ${space(28)};
  }

  & h2 {
    ${type.note}
    color: ${color.muted};
    font-weight: 600;
    letter-spacing: ${tracking.text};
  }
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: ${space(16)} ${space(24)};

  ${from.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  & img {
    display: block;
    width: auto;
    max-width: 100%;
    height: ${space(50)};
    /* The word marks have 8 px of padding at the left. */
    margin-left: -0.4rem;
    object-fit: contain;
    object-position: left;
  }
`;

export function Partners({ clients }: { clients: HomeContent['clients'] }) {
  if (clients.length === 0) return null;
  return (
    <section className={cx(container, strip)}>
      <div className={layout}>
        <h2>{m.home_partners_title()}</h2>
        <ul className={list}>
          {clients.map(({ id, name, logo, locale }) => (
            <li key={id} lang={otherLanguage(locale)}>
              {logo ? <img src={logo} alt={name} width={200} height={50} loading="lazy" /> : name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
