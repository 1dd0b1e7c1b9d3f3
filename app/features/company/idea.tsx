import { css, cx } from '@linaria/core';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { brandName } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';

const band = css`
  margin-top: ${space(60)};
  padding-block: ${space(80)};
  color: ${color.darkText};
  background: ${color.dark};

  ${from.large} {
    margin-top: ${space(140)};
    padding-block: ${space(180)};
  }
`;

const label = css`
  ${type.note}
  color: ${color.accentOnDark};

  ${from.large} {
    grid-column: 1 / -1;
  }
`;

const question = css`
  ${type.display}
  font-size: clamp(2.25rem, 1.2rem + 4.4vw, 4.5rem);
  line-height: 1.18;
  color: #fff;
  white-space: pre-line;

  ${from.large} {
    grid-column: 1 / -1;
  }
`;

const answer = css`
  display: grid;
  gap: ${space(20)};
  justify-items: start;
  margin-top: ${space(20)};
  ${type.lead}

  ${from.large} {
    grid-column: 6 / -1;
    margin-top: ${space(60)};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.accentOnDark};
    font-size: 1rem;
    font-weight: 600;
  }
`;

export function Idea() {
  return (
    <section className={band}>
      <div className={cx(container, grid)}>
        <p className={label}>{m.intro_idea_label()}</p>
        <h2 className={question}>{m.intro_idea()}</h2>
        <div className={answer}>
          <p>{m.intro_idea_text({ brand: brandName() })}</p>
          <PlainLink to="/business/material">{m.intro_idea_link()}</PlainLink>
        </div>
      </div>
    </section>
  );
}
