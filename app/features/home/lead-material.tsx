import { css, cx } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { evidenceAnchor, evidenceOfRow } from '#app/components/products/anchor.ts';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { arrival } from '#app/components/ui/arrival.ts';
import { Picture } from '#app/components/ui/picture.tsx';
import { getLocale, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { HomeContent } from './home.queries.ts';
import { moreLink } from './more-link.ts';

const section = css`
  position: relative;
  color: ${color.darkText};
  background: ${color.dark};
`;

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;

  ${from.large} {
    position: absolute;
    inset: 0 auto 0 0;
    width: 41.6667%;
    height: 100%;
    aspect-ratio: auto;
  }
`;

const layout = css`
  padding-block: ${space(60)};

  ${from.large} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space(24)};
    padding-block: ${space(140)};
  }
`;

const body = css`
  ${from.large} {
    grid-column: 6 / -1;
    padding-left: ${space(40)};
  }

  & h2 {
    ${type.page}
    color: #fff;
  }
`;

const summary = css`
  max-width: 34em;
  margin-top: ${space(20)};
  ${type.lead}
`;

const sheet = css`
  margin-top: ${space(40)};
  border-bottom: 1px solid ${color.darkHairline};

  & div {
    display: grid;
    gap: ${space(4)};
    padding-block: ${space(16)};
    border-top: 1px solid ${color.darkHairline};
  }

  & div:first-child {
    border-top-color: ${color.darkText};
  }

  ${from.small} {
    & div {
      grid-template-columns: ${space(160)} 1fr;
      gap: ${space(24)};
    }
  }

  & dt {
    color: ${color.darkMuted};
  }

  & dd {
    color: #fff;
    font-variant-numeric: tabular-nums;
  }

  & a {
    text-decoration-color: ${color.darkMuted};
    text-underline-offset: 0.25em;
  }

  & a:hover {
    color: ${color.accentOnDark};
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)} ${space(32)};
  margin-top: ${space(40)};
  color: ${color.accentOnDark};
`;

const page = '/business/material/$code';

export function LeadMaterial({ material }: { material: HomeContent['lead'] }) {
  if (!material) return null;
  const { name, heading, summary: text, image, specifications, measured, locale, comparison } = material;
  return (
    <section className={section}>
      {image ? (
        <Picture
          src={image}
          width={960}
          height={960}
          sizes="(min-width: 992px) 42vw, 100vw"
          alt=""
          className={picture}
        />
      ) : null}
      <div className={cx(container, layout)}>
        <div ref={arrival} className={body}>
          <div lang={otherLanguage(locale)}>
            <h2>{heading}</h2>
            <p className={summary}>
              <ScientificText text={text} />
            </p>
            <dl className={sheet} aria-label={m.home_lead_sheet({ name })}>
              {specifications.map(({ label, value }, row) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {comparison && measured.includes(row) ? (
                      <Link to={page} params={{ code: comparison.slug }} hash={evidenceOfRow(row)}>
                        <ScientificText text={value} />
                      </Link>
                    ) : (
                      <ScientificText text={value} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <p className={actions}>
            {comparison ? (
              <>
                <Link to={page} params={{ code: comparison.slug }} className={moreLink} data-next="">
                  {m.home_lead_more()}
                </Link>
                <Link to={page} params={{ code: comparison.slug }} hash={evidenceAnchor} className={moreLink}>
                  {m.count_proof()}
                </Link>
              </>
            ) : null}
            <Link
              to="/contact"
              search={{ lang: getLocale(), type: 'RAW_MATERIAL', product: name }}
              className={moreLink}
            >
              {m.home_lead_ask()}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
