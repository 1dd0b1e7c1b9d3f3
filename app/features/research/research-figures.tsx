import { css, cx } from '@linaria/core';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';

const list = css`
  display: grid;
  gap: ${space(32)};
  padding-block: ${space(60)};

  ${from.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(24)};
  }

  ${from.large} {
    padding-block: ${space(120)} 0;
  }

  & > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    align-items: end;
    gap: ${space(4)} ${space(16)};
    padding-top: ${space(20)};
    border-top: 1px solid ${color.text};
  }

  & dt {
    grid-area: 1 / 2;
    padding-bottom: ${space(6)};
    font-weight: 600;
    line-height: 1.4;
  }

  & a:hover {
    color: ${color.primary};
  }

  & dd:first-of-type {
    grid-area: 1 / 1;
    ${type.figure}
    color: ${color.primary};
  }

  & dd:last-of-type {
    grid-column: 1 / -1;
    ${type.note}
    color: ${color.muted};
  }
`;

type Counts = { registeredPatents: number | undefined; patents: number; theses: number };

export function ResearchFigures({ counts }: { counts: Counts }) {
  if (counts.patents + counts.theses === 0) return null;
  const figures = [
    {
      value: counts.registeredPatents,
      label: m.research_figure_registered(),
      source: m.research_figure_registered_source(),
      proof: '/research/patent',
    },
    {
      value: counts.patents,
      label: m.research_figure_patents(),
      source: m.research_figure_patents_source(),
      proof: '/research/patent',
    },
    {
      value: counts.theses,
      label: m.research_figure_theses(),
      source: m.research_figure_theses_source(),
      proof: '/research/thesis',
    },
  ] as const;
  return (
    <section aria-label={m.research_figures()}>
      <dl className={cx(container, list)}>
        {figures.map(({ value, label, source, proof }) =>
          value === undefined ? null : (
            <div key={label}>
              <dt>
                <PlainLink to={proof}>{label}</PlainLink>
              </dt>
              <dd>{formatNumber(value)}</dd>
              <dd>{source}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
