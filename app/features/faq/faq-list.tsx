import { css, cx } from '@linaria/core';
import { FallbackListNotice } from '#app/components/posts/fallback-notice.tsx';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { CategoryFilter, categoryLink } from '#app/components/ui/category-filter.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { container, grid } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { type Faq, faqCategories, groupFaqs } from './faq-groups.ts';
import { FaqItem } from './faq-item.tsx';

const group = css`
  margin-top: ${space(40)};
  padding-top: ${space(20)};
  border-top: 1px solid ${color.text};

  & > h2 {
    ${type.title}
  }

  ${from.large} {
    margin-top: ${space(60)};

    & > h2 {
      grid-column: span 4;
    }

    & > div {
      grid-column: span 8;
      margin-top: -${space(8)};
    }
  }
`;

const more = css`
  display: grid;
  gap: ${space(16)};
  justify-items: start;
  margin-block: ${space(80)};

  & h2 {
    ${type.title}
  }

  & p {
    max-width: 36em;
    color: ${color.muted};
  }

  ${from.large} {
    margin-block: ${space(140)};
  }

  @media print {
    display: none;
  }
`;

type Props = { faqs: readonly Faq[]; idCategory: number | undefined };

export function FaqList({ faqs, idCategory }: Props) {
  const shown = faqs.filter(({ category }) => idCategory === undefined || category?.id === idCategory);
  return (
    <div className={container}>
      <CategoryFilter
        categories={faqCategories(faqs)}
        current={idCategory}
        renderLink={(id, link) => (
          <PlainLink to="/faq" search={{ idCategory: id }} className={categoryLink} {...link} />
        )}
      />
      {shown.length === 0 ? (
        <EmptyState>
          {idCategory === undefined ? null : (
            <PlainLink to="/faq" className={quietButton}>
              {m.list_show_all()}
            </PlainLink>
          )}
        </EmptyState>
      ) : null}
      <FallbackListNotice items={shown} />
      {groupFaqs(shown).map(({ category, faqs: ofCategory }) => (
        <section key={category?.id ?? 'other'} className={cx(grid, group)}>
          <h2>{category?.name ?? m.faq_other()}</h2>
          <div>
            {ofCategory.map((faq) => (
              <FaqItem key={faq.id} faq={faq} />
            ))}
          </div>
        </section>
      ))}
      <section className={more}>
        <h2>{m.faq_more_title()}</h2>
        <p>{m.faq_more_text()}</p>
        <PlainLink to="/contact" className={primaryButton}>
          {m.menu_contact()}
        </PlainLink>
      </section>
    </div>
  );
}
