import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { rowsOf } from '#app/details/details.ts';
import { passageText } from '#app/details/passage-text.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';

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

export function Equipment({ details }: { details: readonly Detail[] }) {
  const methods = rowsOf(details, 'method');
  if (methods.length === 0) return null;
  return (
    <Section heading={m.research_equipment_title()} lead={passageText(details, 'research-methods')}>
      <table className={sheet}>
        <thead>
          <tr>
            <th scope="col">{m.research_equipment_what()}</th>
            <th scope="col">{m.research_equipment_how()}</th>
            <th scope="col">{m.research_equipment_use()}</th>
          </tr>
        </thead>
        <tbody>
          {methods.map(({ id, lang, title, text, note }) => (
            <tr key={id} lang={lang}>
              <th scope="row">{title}</th>
              <td>{text}</td>
              <td>
                <ScientificText text={note} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
