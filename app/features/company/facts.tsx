import { css, cx } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { rowsOf } from '#app/details/details.ts';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';
import { dataTable } from './data-table.ts';

const table = css`
  & th {
    width: 38%;

    ${from.medium} {
      width: ${space(240)};
    }
  }
`;

export function Facts({ details }: { details: readonly Detail[] }) {
  const facts = rowsOf(details, 'fact');
  if (facts.length === 0) return null;
  return (
    <Section heading={m.intro_facts()}>
      <table className={cx(dataTable, table)}>
        <caption className={visuallyHidden}>{m.intro_facts()}</caption>
        <tbody>
          {facts.map(({ id, lang, title, text }) => (
            <tr key={id} lang={lang}>
              <th scope="row">{title}</th>
              <td>
                <ScientificText text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
