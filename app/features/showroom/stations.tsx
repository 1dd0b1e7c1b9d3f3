import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';

const list = css`
  border-top: 1px solid ${color.text};
`;

const row = css`
  display: grid;
  gap: ${space(8)} ${space(24)};
  padding-block: ${space(28)};
  border-bottom: 1px solid ${color.hairline};

  ${from.medium} {
    grid-template-columns: ${space(60)} ${space(160)} minmax(0, 1fr);
    align-items: baseline;
  }

  & h3 {
    ${type.heading}
  }
`;

const number = css`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

export function Stations() {
  const stations = [
    { name: m.showroom_see(), text: m.showroom_see_text() },
    { name: m.showroom_test(), text: m.showroom_test_text() },
    { name: m.showroom_blend(), text: m.showroom_blend_text() },
    { name: m.showroom_discuss(), text: m.showroom_discuss_text() },
  ];
  return (
    <Section heading={m.showroom_stations()} lead={m.showroom_stations_lead()}>
      <ol className={list}>
        {stations.map(({ name, text }, index) => (
          <li key={name} className={row}>
            <span className={number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
