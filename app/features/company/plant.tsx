import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { passageOf, rowsOf } from '#app/details/details.ts';
import { passageText } from '#app/details/passage-text.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';
import { dataTable } from './data-table.ts';
import { PagePicture } from './page-picture.tsx';

const tables = css`
  display: grid;
  gap: ${space(60)};
`;

/** One column for each building, one row for each kind of equipment. */
function Buildings({ details }: { details: readonly Detail[] }) {
  const buildings = rowsOf(details, 'building').map(({ key, ...building }) => ({
    ...building,
    equipment: new Map(rowsOf(details, 'equipment', key).map(({ title, text }) => [title, text])),
  }));
  if (buildings.length === 0) return null;
  const items = new Set(buildings.flatMap(({ equipment }) => [...equipment.keys()]));
  return (
    <table className={dataTable}>
      <caption>{m.intro_plant_buildings()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.intro_plant_item()}</th>
          {buildings.map(({ id, lang, title }) => (
            <th key={id} scope="col" lang={lang}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...items].map((item) => (
          <tr key={item} lang={buildings[0]?.lang}>
            <th scope="row">{item}</th>
            {buildings.map(({ id, equipment }) => (
              <td key={id}>{equipment.get(item)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Certificates({ details }: { details: readonly Detail[] }) {
  const certificates = rowsOf(details, 'certificate');
  if (certificates.length === 0) return null;
  return (
    <table className={dataTable}>
      <caption>{m.intro_certificates()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.intro_certificates()}</th>
          <th scope="col">{m.intro_certificate_date()}</th>
          <th scope="col">{m.intro_certificate_scope()}</th>
        </tr>
      </thead>
      <tbody>
        {certificates.map(({ id, lang, title, text, figure }) => (
          <tr key={id} lang={lang}>
            <th scope="row">{title}</th>
            <td>{figure}</td>
            <td>
              <ScientificText text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Plant({ details }: { details: readonly Detail[] }) {
  const plant = passageOf(details, 'intro-plant');
  if (!plant) return null;
  return (
    <Section heading={plant.title} lead={passageText(details, 'intro-plant')}>
      <div className={tables}>
        <PagePicture
          file="plant.svg"
          alt={m.intro_plant_picture()}
          number={2}
          caption={m.intro_plant_caption()}
        />
        <Buildings details={details} />
        <Certificates details={details} />
      </div>
    </Section>
  );
}
