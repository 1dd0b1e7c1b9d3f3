import { css, cx } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { passageText } from '#app/details/passage-text.tsx';
import { brandName, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
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

/** Figures that partners report: a footnote of the page. */
const footnote = css`
  padding-block: ${space(24)};
  ${type.note}
  color: ${color.muted};

  & dl {
    margin-top: ${space(8)};

    ${from.medium} {
      columns: 2;
      column-gap: ${space(40)};
    }
  }

  & div {
    display: flex;
    flex-direction: row-reverse;
    justify-content: flex-end;
    gap: ${space(8)};
    break-inside: avoid;
  }

  & dd {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

function FigureList({ figures, className }: { figures: readonly Figure[]; className?: string }) {
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

export function CompanyFigures({ figures }: { figures: readonly Figure[] }) {
  const own = figures.filter(({ isMain }) => isMain);
  if (own.length === 0) return null;
  return (
    <Section heading={m.intro_figures({ brand: brandName() })} tone="dark">
      <FigureList figures={own} className={list} />
    </Section>
  );
}

type NoteProps = { figures: readonly Figure[]; details: readonly Detail[] };

export function NetworkFootnote({ figures, details }: NoteProps) {
  const others = figures.filter(({ isMain }) => !isMain);
  if (others.length === 0) return null;
  const note = passageText(details, 'intro-network');
  return (
    <section id="network" className={cx(container, footnote)} aria-label={m.intro_network()}>
      {note === undefined ? null : <p>{note}</p>}
      <FigureList figures={others} />
    </section>
  );
}
