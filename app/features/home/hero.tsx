import { css, cx } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { evidenceAnchor } from '#app/components/products/anchor.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import {
  besideContent,
  color,
  from,
  inquiryBarHeight,
  negativeSpace,
  space,
  type,
} from '#app/styles/tokens.ts';
import { BackgroundFilm } from './background-film.tsx';
import { CountLayer } from './counting/count-layer.tsx';
import { HeroPicture } from './hero-picture.tsx';
import type { HomeContent } from './home.queries.ts';
import { WatchFilm } from './watch-film.tsx';

const section = css`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: calc(100svh - ${inquiryBarHeight});
  color: ${color.darkText};
  background: ${color.dark};

  ${besideContent} {
    min-height: 100svh;
  }

  &:has(> :target) > div {
    display: none;
  }
`;

/** The ground behind the text keeps a contrast of 4.5 over the brightest cells. Above the text they stay bright. */
const layout = css`
  position: relative;
  display: grid;
  align-self: end;
  padding-block: ${space(140)} ${space(40)};

  &::before {
    content: '';
    position: absolute;
    inset: 0 calc(50% - 50vw) ${negativeSpace(60)};
    z-index: -1;
    background: rgb(13 26 21 / 72%);
    mask-image: linear-gradient(transparent, #000 ${space(120)});
  }

  ${from.large} {
    &::before {
      background: linear-gradient(90deg, rgb(13 26 21 / 74%) 84%, rgb(13 26 21 / 30%));
    }

    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    align-items: end;
    padding-bottom: ${space(60)};
  }
`;

const title = css`
  ${type.display}
  color: #fff;
  white-space: pre-line;

  @media (max-width: 439px) {
    &:lang(en) {
      font-size: max(2rem, 10vw);
    }
  }

  ${from.large} {
    grid-column: 1 / -1;
  }
`;

const lead = css`
  max-width: 30em;
  margin-top: ${space(24)};
  ${type.lead}
  text-wrap: pretty;

  & a {
    text-decoration-thickness: 1px;
    text-decoration-color: ${color.accentOnDark};
    text-underline-offset: 0.3em;
  }

  & a:hover {
    color: #fff;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  margin-top: ${space(40)};
`;

const action = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 50px;
  padding: ${space(12)} ${space(28)};
  color: #fff;
  font-weight: 600;
  text-decoration: none;
  border: 1px solid ${color.darkMuted};
  border-radius: 2px;
  transition:
    color 0.15s,
    background-color 0.15s,
    border-color 0.15s;

  &:hover {
    border-color: #fff;
  }
`;

const mainAction = css`
  color: ${color.dark};
  background: ${color.paper};
  border-color: ${color.paper};

  &:hover {
    background: ${color.accentOnDark};
    border-color: ${color.accentOnDark};
  }
`;

type Props = { slug: string | undefined; chamber: HomeContent['chamber'] };

/** @param slug of the material that the lead names */
export function Hero({ slug, chamber }: Props) {
  return (
    <section className={section}>
      <HeroPicture />
      <div className={cx(container, layout)}>
        <h1 className={title}>{m.home_title()}</h1>
        <div>
          <p className={lead}>
            {slug === undefined ? (
              m.home_lead_count()
            ) : (
              <Link to="/business/material/$code" params={{ code: slug }} hash={evidenceAnchor}>
                {m.home_lead_count()}
              </Link>
            )}
            {m.home_lead()}
          </p>
          <p className={actions}>
            <Link to="/contact" className={cx(action, mainAction)}>
              {m.home_cta_contact()}
            </Link>
            <Link to="/business/material" className={action}>
              {m.home_cta_material()}
            </Link>
          </p>
        </div>
        <WatchFilm />
      </div>
      <BackgroundFilm isCountable={chamber !== undefined} />
      {chamber ? <CountLayer chamber={chamber} /> : null}
    </section>
  );
}
