import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { rowsOf } from '#app/details/details.ts';
import { passageText } from '#app/details/passage-text.tsx';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';

const list = css`
  border-top: 1px solid ${color.text};
`;

const row = css`
  display: grid;
  grid-template-columns: ${space(40)} minmax(0, 1fr);
  gap: ${space(8)} ${space(16)};
  padding-block: ${space(24)};
  border-bottom: 1px solid ${color.hairline};

  ${from.medium} {
    grid-template-columns: ${space(60)} minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(16)} ${space(24)};
    padding-block: ${space(28)};
  }
`;

const number = css`
  color: ${color.primary};
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
`;

const what = css`
  & h3 {
    ${type.heading}
  }

  & p {
    margin-top: ${space(4)};
  }
`;

const outcome = css`
  display: grid;
  grid-column: 2;
  gap: ${space(4)};
  align-content: start;
  font-size: 0.9375rem;

  ${from.medium} {
    grid-column: 3;
    padding-top: ${space(4)};
  }

  & div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: ${space(12)};
  }

  & dt {
    color: ${color.muted};
  }
`;

/** The steps of an OEM/ODM project, each with its result and duration. */
export function Process({ details }: { details: readonly Detail[] }) {
  const steps = rowsOf(details, 'step');
  if (steps.length === 0) return null;
  const search = { lang: getLocale(), type: 'OEM_ODM' as const };
  return (
    <Section
      id="oem-odm"
      heading={m.intro_process()}
      lead={passageText(details, 'intro-process')}
      action={
        <PlainLink to="/contact" search={search} className={primaryButton}>
          {m.intro_process_ask()}
        </PlainLink>
      }
    >
      <ol className={list}>
        {steps.map(({ id, lang, title, text, figure, note }, index) => (
          <li key={id} className={row} lang={lang}>
            <span className={number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={what}>
              <h3>{title}</h3>
              <p>
                <ScientificText text={text} />
              </p>
            </div>
            <dl className={outcome}>
              <div>
                <dt>{m.intro_step_receive()}</dt>
                <dd>
                  <ScientificText text={note} />
                </dd>
              </div>
              <div>
                <dt>{m.intro_step_time()}</dt>
                <dd>{figure}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}
