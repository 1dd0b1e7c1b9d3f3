import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';

const sheet = css`
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid ${color.text};
  font-size: 0.9375rem;
  line-height: 1.55;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space(12)} ${space(20)} ${space(12)} 0;
    text-align: start;
    vertical-align: baseline;
  }

  & tbody tr {
    border-bottom: 1px solid ${color.hairline};
  }

  & thead {
    border-bottom: 1px solid ${color.text};
    ${type.note}
    color: ${color.muted};
  }

  & thead th {
    font-weight: 400;
  }

  & tbody th {
    font-weight: 600;
  }

  & tbody td:last-child {
    color: ${color.muted};
  }

  ${from.medium} {
    & th:first-child {
      width: 11rem;
    }

    & td:last-child {
      width: 14rem;
    }
  }

  @media (max-width: 767px) {
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }

    & tr {
      display: grid;
      padding-block: ${space(12)};
    }

    & th,
    & td {
      padding: 0;
    }
  }
`;

const rows = [
  { what: m.research_equipment_1_what, how: m.research_equipment_1_how, use: m.research_equipment_1_use },
  { what: m.research_equipment_2_what, how: m.research_equipment_2_how, use: m.research_equipment_2_use },
  { what: m.research_equipment_3_what, how: m.research_equipment_3_how, use: m.research_equipment_3_use },
  { what: m.research_equipment_4_what, how: m.research_equipment_4_how, use: m.research_equipment_4_use },
  { what: m.research_equipment_5_what, how: m.research_equipment_5_how, use: m.research_equipment_5_use },
  { what: m.research_equipment_6_what, how: m.research_equipment_6_how, use: m.research_equipment_6_use },
  { what: m.research_equipment_7_what, how: m.research_equipment_7_how, use: m.research_equipment_7_use },
  { what: m.research_equipment_8_what, how: m.research_equipment_8_how, use: m.research_equipment_8_use },
  { what: m.research_equipment_9_what, how: m.research_equipment_9_how, use: m.research_equipment_9_use },
];

export function Equipment() {
  return (
    <Section heading={m.research_equipment_title()} lead={m.research_equipment_lead()}>
      <table className={sheet}>
        <thead>
          <tr>
            <th scope="col">{m.research_equipment_what()}</th>
            <th scope="col">{m.research_equipment_how()}</th>
            <th scope="col">{m.research_equipment_use()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, how, use }) => (
            <tr key={what()}>
              <th scope="row">{what()}</th>
              <td>{how()}</td>
              <td>
                <ScientificText text={use()} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
