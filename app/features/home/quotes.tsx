import { css, cx } from '@linaria/core';
import { arrival } from '#app/components/ui/arrival.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { HomeContent } from './home.queries.ts';

const section = css`
  padding-block: ${space(80)};
  color: ${color.darkText};
  background: ${color.dark};

  ${from.large} {
    padding-block: ${space(160)};
  }

  & h2 {
    ${type.note}
    color: ${color.darkMuted};
    font-weight: 600;
    letter-spacing: ${tracking.text};

    ${from.large} {
      grid-column: 1 / -1;
    }
  }
`;

const speaker = css`
  & cite {
    display: block;
    color: #fff;
    font-style: normal;
    font-weight: 600;
  }

  ${type.note}
  color: ${color.darkMuted};
`;

const leading = css`
  ${from.large} {
    grid-column: 1 / span 10;
  }

  & blockquote {
    margin: 0;
    color: #fff;
    font-size: clamp(1.625rem, 1.1rem + 2.2vw, 3rem);
    font-weight: 600;
    letter-spacing: ${tracking.title};
    line-height: 1.4;
    text-wrap: pretty;
    text-indent: -0.42em;
  }

  & blockquote::before {
    content: open-quote;
  }

  & blockquote::after {
    content: close-quote;
  }

  & figcaption {
    margin-top: ${space(28)};
  }
`;

const list = css`
  margin-top: ${space(40)};

  ${from.large} {
    grid-column: 1 / -1;
    margin-top: ${space(80)};
  }

  & figure {
    display: grid;
    gap: ${space(16)};
    padding-block: ${space(24)};
    border-top: 1px solid ${color.darkHairline};
  }

  & blockquote {
    margin: 0;
    max-width: 36em;
    ${type.lead}
  }

  ${from.large} {
    & figure {
      grid-template-columns: 4fr 8fr;
      gap: ${space(24)};
      padding-block: ${space(32)};
    }

    /* The quote comes first in reading order, the name is at the left. */
    & figcaption {
      grid-area: 1 / 1;
    }

    & blockquote {
      grid-area: 1 / 2;
    }
  }
`;

function Quote({ quote: { text, author, company, locale } }: { quote: HomeContent['quotes'][number] }) {
  return (
    <figure lang={otherLanguage(locale)}>
      <blockquote>{text}</blockquote>
      <figcaption className={speaker}>
        <cite>{company}</cite> {author}
      </figcaption>
    </figure>
  );
}

export function Quotes({ quotes }: { quotes: HomeContent['quotes'] }) {
  const [first, ...others] = quotes;
  if (!first) return null;
  return (
    <section className={section}>
      <div className={cx(container, grid)}>
        <h2>{m.home_quotes_title()}</h2>
        <div ref={arrival} className={leading}>
          <Quote quote={first} />
        </div>
        <ul className={list}>
          {others.map((quote) => (
            <li key={quote.id} ref={arrival}>
              <Quote quote={quote} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
