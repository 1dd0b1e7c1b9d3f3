import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { passageText } from '#app/details/passage-text.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';
import type { Product } from '#contract/products.ts';

const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(40)} ${space(16)};

  ${from.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(50)} ${space(24)};
  }

  ${from.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  & img,
  & .blank {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    background: ${color.surface};
  }

  & h3 {
    margin-top: ${space(16)};
    font-size: 1rem;
  }

  & p {
    margin-top: ${space(4)};
    color: ${color.muted};
    ${type.note}
  }
`;

type Props = { details: readonly Detail[]; products: readonly Product[] };

export function ShownProducts({ details, products }: Props) {
  return (
    <Section
      heading={m.showroom_products()}
      lead={passageText(details, 'showroom-products')}
      action={<PlainLink to="/business/pb">{m.showroom_products_all()}</PlainLink>}
      isWide
    >
      {products.length > 0 ? (
        <ul className={list}>
          {products.map(({ id, name, summary, image, locale }) => (
            <li key={id} lang={otherLanguage(locale)}>
              {image ? (
                <Picture
                  src={image}
                  width={960}
                  height={960}
                  sizes="(min-width: 992px) 280px, (min-width: 768px) 33vw, 50vw"
                  alt=""
                />
              ) : (
                <div className="blank" />
              )}
              <h3>{name}</h3>
              <p>
                <ScientificText text={summary} />
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState hint={m.showroom_products_none()} />
      )}
    </Section>
  );
}
