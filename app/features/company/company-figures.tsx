import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { passageText } from '#app/details/passage-text.tsx';
import { brandName, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { Figure } from '#contract/company.ts';
import type { Detail } from '#contract/company-details.ts';

const list = css`
  border-top: 1px solid ${color.darkHairline};

  & div {
    display: grid;
    gap: ${space(4)} ${space(24)};
    align-items: baseline;
    padding-block: ${space(20)};
    border-bottom: 1px solid ${color.darkHairline};

    ${from.medium} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
      padding-block: ${space(28)};
    }
  }

  & dt {
    color: ${color.darkText};

    ${from.medium} {
      grid-column: 2;
      grid-row: 1;
    }
  }

  & dd {
    ${type.figure}
    font-size: clamp(2.75rem, 2rem + 2.6vw, 4.25rem);
    color: #fff;
    white-space: nowrap;

    ${from.medium} {
      grid-column: 1;
      grid-row: 1;
    }
  }
`;

const quietList = css`
  border-top: 1px solid ${color.text};

  ${from.medium} {
    columns: 2;
    column-gap: ${space(40)};
    border-top: 0;
  }

  & div {
    display: grid;
    grid-template-columns: ${space(120)} minmax(0, 1fr);
    gap: ${space(16)};
    align-items: baseline;
    padding-block: ${space(16)};
    border-bottom: 1px solid ${color.hairline};
    break-inside: avoid;
  }

  & dt {
    grid-column: 2;
    grid-row: 1;
    font-size: 0.9375rem;
  }

  & dd {
    grid-column: 1;
    grid-row: 1;
    font-size: 1.75rem;
    font-weight: 700;
    letter-spacing: ${tracking.title};
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`;

function FigureList({ figures, className }: { figures: readonly Figure[]; className: string }) {
  return (
    <dl className={className}>
      {figures.map(({ id, value, label, locale }) => (
        <div key={id} lang={otherLanguage(locale)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { figures: readonly Figure[]; details: readonly Detail[] };

/** The company's figures, with those that partners report set apart. */
export function CompanyFigures({ figures, details }: Props) {
  const own = figures.filter(({ isMain }) => isMain);
  const others = figures.filter(({ isMain }) => !isMain);
  return (
    <>
      {own.length > 0 ? (
        <Section heading={m.intro_figures({ brand: brandName() })} tone="dark">
          <FigureList figures={own} className={list} />
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section heading={m.intro_network()} lead={passageText(details, 'intro-network')}>
          <FigureList figures={others} className={quietList} />
        </Section>
      ) : null}
    </>
  );
}
