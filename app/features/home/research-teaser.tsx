import { css } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { Section } from '#app/components/layout/section.tsx';
import { OriginalLanguage } from '#app/components/posts/original-language.tsx';
import { patentStatusLabels } from '#app/components/posts/patent-status-labels.ts';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { arrival } from '#app/components/ui/arrival.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, tracking, type } from '#app/styles/tokens.ts';
import type { HomeContent } from './home.queries.ts';
import { moreLink } from './more-link.ts';

const block = css`
  & + & {
    margin-top: ${space(60)};
  }

  & h3 {
    padding-bottom: ${space(12)};
    ${type.note}
    color: ${color.muted};
    letter-spacing: ${tracking.text};
  }

  & ol {
    margin-bottom: ${space(12)};
    border-top: 1px solid ${color.text};
  }
`;

const citation = css`
  position: relative;
  padding-block: ${space(20)};
  border-bottom: 1px solid ${color.hairline};

  & a {
    display: block;
    ${type.heading}
    text-wrap: balance;
    text-decoration: none;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover a {
    color: ${color.primary};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

const source = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0)} ${space(16)};
  margin-top: ${space(6)};
  ${type.note}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;

  & cite {
    color: ${color.text};
  }
`;

function Theses({ theses, total }: { theses: HomeContent['theses']; total: number }) {
  if (theses.length === 0) return null;
  return (
    <div ref={arrival} className={block}>
      <h3>{m.menu_thesis()}</h3>
      <ol>
        {theses.map(({ id, title, authors, journal, year, doi, locale }) => (
          <li key={id} className={citation}>
            <Link to="/research/thesis/$id" params={{ id: String(id) }} lang={otherLanguage(locale)}>
              <ScientificText text={title} />
            </Link>
            <p className={source}>
              <span>
                {authors.join(', ')} ({year})
              </span>
              <cite>{journal}</cite>
              {doi ? <span>doi:{doi}</span> : null}
              <OriginalLanguage locale={locale} />
            </p>
          </li>
        ))}
      </ol>
      <Link to="/research/thesis" className={moreLink}>
        {m.home_theses_all({ count: String(total) })}
      </Link>
    </div>
  );
}

function Patents({ patents, total }: { patents: HomeContent['patents']; total: number }) {
  if (patents.length === 0) return null;
  return (
    <div ref={arrival} className={block}>
      <h3>{m.menu_patent()}</h3>
      <ol>
        {patents.map(({ id, title, number, status, locale }) => (
          <li key={id} className={citation}>
            <Link to="/research/patent/$id" params={{ id: String(id) }} lang={otherLanguage(locale)}>
              <ScientificText text={title} />
            </Link>
            <p className={source}>
              <span>{number}</span>
              <span>{patentStatusLabels[status]()}</span>
              <OriginalLanguage locale={locale} />
            </p>
          </li>
        ))}
      </ol>
      <Link to="/research/patent" className={moreLink}>
        {m.home_patents_all({ count: String(total) })}
      </Link>
    </div>
  );
}

type Props = Pick<HomeContent, 'theses' | 'patents' | 'totals'>;

export function Research({ theses, patents, totals }: Props) {
  if (theses.length + patents.length === 0) return null;
  return (
    <Section
      heading={m.home_research_title()}
      lead={m.home_research_text()}
      action={
        <Link to="/research/intro" className={moreLink}>
          {m.menu_research_intro()}
        </Link>
      }
    >
      <Patents patents={patents} total={totals.patents} />
      <Theses theses={theses} total={totals.theses} />
    </Section>
  );
}
