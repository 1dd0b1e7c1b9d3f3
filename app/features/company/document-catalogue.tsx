import { css } from '@linaria/core';
import { fileDetails } from '#app/components/documents/file-details.ts';
import { otherLanguage } from '#app/i18n/locale.ts';
import { color, from, space } from '#app/styles/tokens.ts';
import type { CompanyDocument } from '#contract/documents.ts';

const list = css`
  border-top: 1px solid ${color.text};

  & li {
    border-bottom: 1px solid ${color.hairline};
  }

  & a {
    display: grid;
    gap: ${space(4)} ${space(24)};
    align-items: baseline;
    padding-block: ${space(16)};
    text-decoration: none;

    ${from.medium} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }

  & a:hover {
    color: ${color.primary};
  }

  & a:hover span:first-child {
    text-decoration: underline;
  }
`;

const title = css`
  font-weight: 600;
`;

const facts = css`
  color: ${color.muted};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`;

type Props = { documents: readonly CompanyDocument[] };

export function DocumentCatalogue({ documents }: Props) {
  return (
    <ul className={list}>
      {documents.map((document) => (
        <li key={document.type}>
          <a href={document.url} download>
            <span className={title} lang={otherLanguage(document.locale)}>
              {document.title}
            </span>
            <span className={facts}>{fileDetails(document)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
