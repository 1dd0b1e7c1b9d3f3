import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { EvidenceLink } from '#app/components/products/evidence-link.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { passageOf, rowsOf } from '#app/details/details.ts';
import { passageText } from '#app/details/passage-text.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';
import { codesIn } from '#rules/material-code.ts';

const wordJoiner = '\u2060';

const list = css`
  border-top: 1px solid ${color.text};

  & li {
    display: grid;
    gap: ${space(12)};
    justify-items: start;
    padding-block: ${space(28)} ${space(16)};
    border-bottom: 1px solid ${color.hairline};
  }

  & h3 {
    ${type.heading}
    font-size: 1.5rem;
  }

  & p {
    max-width: 40em;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: 0.9375rem;
  }

  & a:hover {
    color: ${color.primary};
  }
`;

const proofs = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(20)};
`;

type Props = { details: readonly Detail[]; codes: readonly string[] };

/** @param codes of the materials */
export function Subjects({ details, codes }: Props) {
  const subjects = rowsOf(details, 'subject');
  const head = passageOf(details, 'research-subjects');
  if (subjects.length === 0) return null;
  return (
    <Section
      heading={head?.title || m.menu_research_intro()}
      lead={passageText(details, 'research-subjects')}
    >
      <ul className={list}>
        {subjects.map(({ id, lang, title, text, note }) => (
          <li key={id} lang={lang}>
            <h3>{title}</h3>
            <p>
              <ScientificText text={text} />
            </p>
            <p className={proofs}>
              <PlainLink to="/search" search={{ q: note, type: 'thesis' }} lang={getLocale()}>
                {m.research_field_papers()}
                <span className={visuallyHidden}>: {title}</span>
              </PlainLink>
              {codesIn(text.replaceAll(wordJoiner, ''), codes).map((code) => (
                <EvidenceLink key={code} code={code} lang={getLocale()}>
                  {m.sheet_evidence_of({ code })}
                </EvidenceLink>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
