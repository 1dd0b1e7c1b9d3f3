import { css, cx } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';
import { dataTable } from './data-table.ts';

const facts = css`
  & th {
    width: 38%;

    ${from.medium} {
      width: ${space(240)};
    }
  }
`;

const rows = [
  { label: m.intro_fact_founded, value: m.intro_fact_founded_value },
  { label: m.intro_fact_people, value: m.intro_fact_people_value },
  { label: m.intro_fact_business, value: m.intro_fact_business_value },
  { label: m.intro_fact_office, value: m.intro_fact_office_value },
  { label: m.intro_fact_plant, value: m.intro_fact_plant_value },
  { label: m.intro_fact_capacity, value: m.intro_fact_capacity_value },
  { label: m.intro_fact_patents, value: m.intro_fact_patents_value },
];

export function Facts() {
  return (
    <Section heading={m.intro_facts()}>
      <table className={cx(dataTable, facts)}>
        <caption className={visuallyHidden}>{m.intro_facts()}</caption>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label()}>
              <th scope="row">{label()}</th>
              <td>{value()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
