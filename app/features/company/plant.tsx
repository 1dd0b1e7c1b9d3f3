import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { dataTable } from './data-table.ts';
import { PagePicture } from './page-picture.tsx';

const tables = css`
  display: grid;
  gap: ${space(60)};
`;

const buildings = [
  { item: m.intro_plant_since, one: m.intro_plant_since1, two: m.intro_plant_since2 },
  { item: m.intro_plant_fermenters, one: () => '3,000 L × 2', two: () => '5,000 L × 2' },
  { item: m.intro_plant_powder, one: m.intro_plant_powder1, two: m.intro_plant_powder2 },
  { item: m.intro_plant_packing, one: m.intro_plant_packing1, two: m.intro_plant_packing2 },
];

const certificates = [
  { name: () => 'HACCP', date: m.intro_haccp_date, scope: m.intro_haccp_scope },
  { name: m.intro_gmp, date: m.intro_gmp_date, scope: m.intro_gmp_scope },
  { name: () => 'ISO 22000', date: m.intro_iso_date, scope: m.intro_iso_scope },
];

export function Plant() {
  return (
    <Section heading={m.intro_plant()} lead={<ScientificText text={m.intro_plant_text()} />}>
      <div className={tables}>
        <PagePicture name="plant" alt={m.intro_plant_picture()} sizes="(min-width: 1280px) 790px, 100vw" />
        <table className={dataTable}>
          <caption>{m.intro_plant_buildings()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.intro_plant_item()}</th>
              <th scope="col">{m.intro_plant_building1()}</th>
              <th scope="col">{m.intro_plant_building2()}</th>
            </tr>
          </thead>
          <tbody>
            {buildings.map(({ item, one, two }) => (
              <tr key={item()}>
                <th scope="row">{item()}</th>
                <td>{one()}</td>
                <td>{two()}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
            {certificates.map(({ name, date, scope }) => (
              <tr key={name()}>
                <th scope="row">{name()}</th>
                <td>{date()}</td>
                <td>{scope()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
