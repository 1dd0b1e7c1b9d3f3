import { css, cx } from '@linaria/core';
import { brandName } from '#app/lib/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space } from '#app/styles/tokens.ts';
import type { Figure } from '#contract/company.ts';

const band = css`
  color: ${color.darkText};
  background: ${color.dark};
`;

const list = css`
  display: grid;
  gap: ${space(32)};
  padding-block: ${space(60)};

  ${from.medium} {
    grid-template-columns: 2fr 1fr 1fr;
    gap: ${space(40)};
    padding-block: ${space(80)};
  }

  & div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space(8)};
    padding-top: ${space(20)};
    border-top: 1px solid #3a4a42;
  }

  & dd {
    font-size: clamp(2.5rem, 1.8rem + 2.6vw, 4rem);
    font-weight: 800;
    letter-spacing: -0.03em;
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
    color: #fff;
  }
`;

/** The company in figures (specification, section 9), each with its unit beside it. */
export function Figures({ figures }: { figures: Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <section className={band} aria-label={m.home_figures({ brand: brandName() })}>
      <dl className={cx(container, list)}>
        {figures.map(({ id, value, label, locale }) => (
          <div key={id} lang={locale}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
