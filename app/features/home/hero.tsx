import { css, cx } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space } from '#app/styles/tokens.ts';

const layout = css`
  display: grid;
  gap: ${space(40)};
  padding-block: ${space(40)} ${space(60)};

  ${from.large} {
    grid-template-columns: 7fr 5fr;
    align-items: center;
    gap: ${space(80)};
    padding-block: ${space(80)} ${space(120)};
  }
`;

const title = css`
  font-size: clamp(2.5rem, 1.5rem + 4.4vw, 4.5rem);
  font-weight: 800;
  letter-spacing: -0.035em;
  line-height: 1.14;
  white-space: pre-line;
`;

const lead = css`
  max-width: 32em;
  margin-top: ${space(24)};
  color: ${color.muted};
  font-size: 1.25rem;
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  margin-top: ${space(40)};
`;

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: ${color.dark};

  ${from.large} {
    aspect-ratio: 4 / 5;
  }
`;

export function Hero() {
  return (
    <section className={cx(container, layout)}>
      <div>
        <h1 className={title}>{m.home_title()}</h1>
        <p className={lead}>{m.home_lead()}</p>
        <p className={actions}>
          <Link to="/contact" className={primaryButton}>
            {m.home_cta_contact()}
          </Link>
          <Link to="/news" className={quietButton}>
            {m.home_cta_news()}
          </Link>
        </p>
      </div>
      <img src="/art/cells.svg" alt="" width={960} height={1200} className={picture} fetchPriority="high" />
    </section>
  );
}
