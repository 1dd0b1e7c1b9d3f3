import { css } from '@linaria/core';
import { ArticleLayout } from '#app/components/posts/article-layout.tsx';
import { ArticleText } from '#app/components/posts/article-text.tsx';
import { Fact, FactSheet } from '#app/components/posts/fact-sheet.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { stackedTables } from '#app/consents/stacked-tables.ts';
import { formatDate, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { LegalText } from './terms.queries.ts';
import { VersionNotice, Versions } from './versions.tsx';

const contents = css`
  ${type.note}

  & h2 {
    ${type.note}
    margin-bottom: ${space(8)};
    color: ${color.muted};
    font-weight: 400;
    letter-spacing: ${tracking.text};
  }

  & a {
    display: block;
    padding-block: ${space(6)};
    text-decoration: none;
  }

  & a:hover {
    color: ${color.primary};
    text-decoration: underline;
  }

  & ol {
    columns: 18rem;
    column-gap: ${space(24)};
  }

  & li {
    break-inside: avoid;
  }

  ${from.large} {
    max-height: calc(100vh - ${space(400)});
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`;

const contactLink = css`
  justify-self: start;

  @media print {
    display: none;
  }
`;

const textBox = css`
  ${stackedTables}
`;

type Props = { path: '/terms' | '/privacy'; text: LegalText };

export function LegalArticle({ path, text }: Props) {
  const facts = (
    <>
      <FactSheet caption={m.terms_facts()}>
        <Fact label={m.terms_effective()}>
          <time dateTime={text.effectiveAt}>{formatDate(text.effectiveAt)}</time>
        </Fact>
        <Fact label={m.terms_version()}>{text.version}</Fact>
      </FactSheet>
      <nav aria-label={m.terms_contents()} className={contents}>
        <h2>{m.terms_contents()}</h2>
        <ol lang={otherLanguage(text.locale)}>
          {text.headings.map(({ id, text: heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Versions path={path} text={text} />
    </>
  );
  return (
    <ArticleLayout facts={facts}>
      <VersionNotice path={path} text={text} />
      <div className={textBox}>
        <ArticleText html={text.html} locale={text.locale} />
      </div>
      <PlainLink to="/contact" className={`${quietButton} ${contactLink}`}>
        {m.terms_questions()}
      </PlainLink>
    </ArticleLayout>
  );
}
