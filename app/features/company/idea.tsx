import { css, cx } from '@linaria/core';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { passageOf } from '#app/details/details.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';

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

export function Idea({ details }: { details: readonly Detail[] }) {
  const idea = passageOf(details, 'intro-idea');
  if (!idea) return null;
  return (
    <section className={band}>
      <div className={cx(container, grid)} lang={idea.lang}>
        <p className={label}>{idea.note}</p>
        <h2 className={question}>{idea.title}</h2>
        <div className={answer}>
          <p>
            <ScientificText text={idea.text} />
          </p>
          <PlainLink to="/business/material" lang={getLocale()}>
            {m.intro_idea_link()}
          </PlainLink>
        </div>
      </div>
    </section>
  );
}
