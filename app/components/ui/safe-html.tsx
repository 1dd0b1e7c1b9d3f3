import { css } from '@linaria/core';
import { color, scrollShade, space, type } from '#app/styles/tokens.ts';

export const proseClass = css`
  font-size: 1.0625rem;
  line-height: 1.75;

  & > * {
    max-width: 34em;
  }

  &:lang(ko) > *,
  &:lang(zh) > *,
  &:lang(ja) > * {
    max-width: 39em;
  }

  & > h2,
  & > h3,
  & > h4,
  & > [data-wide] {
    max-width: none;
  }

  & > * + * {
    margin-top: ${space(20)};
  }

  & h2 {
    margin-top: ${space(50)};
    ${type.heading}
    font-size: 1.375rem;
  }

  & h3,
  & h4 {
    margin-top: ${space(32)};
    font-size: 1.125rem;
    line-height: 1.4;
  }

  & > :first-child {
    margin-top: 0;
  }

  & ul,
  & ol {
    padding-inline-start: ${space(24)};
  }

  & ul {
    list-style: disc;
  }

  & ol {
    list-style: decimal;
  }

  & li + li {
    margin-top: ${space(6)};
  }

  & li::marker {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }

  & a {
    color: ${color.primary};
  }

  & blockquote {
    margin-inline: 0;
    padding-inline-start: ${space(20)};
    border-inline-start: 3px solid ${color.primary};
  }

  & figure {
    max-width: none;
  }

  & figcaption {
    padding-top: ${space(12)};
    ${type.note}
    color: ${color.muted};
  }

  & img {
    max-width: 100%;
    height: auto;
  }

  & [data-wide] {
    overflow-x: auto;
    ${scrollShade(`var(--ground, ${color.paper})`)}
  }

  & table {
    min-width: 100%;
    border-collapse: collapse;
    border-top: 1px solid ${color.text};
    font-size: 0.9375rem;
    line-height: 1.55;
    font-variant-numeric: tabular-nums;
  }

  & th,
  & td {
    min-width: 9em;
    padding: ${space(12)} ${space(20)} ${space(12)} 0;
    overflow-wrap: break-word;
    border-bottom: 1px solid ${color.hairline};
    text-align: start;
    vertical-align: baseline;
  }

  /* Three columns fit a phone. */
  & tr:not(:has(> :nth-child(4))) > * {
    min-width: 4.5em;
    padding-inline-end: ${space(12)};
  }

  & tr > :last-child {
    padding-inline-end: 0;
  }

  @media (max-width: 575px) {
    & td {
      font-size: 0.875rem;
    }
  }

  & thead th {
    border-bottom-color: ${color.text};
    font-size: 0.875rem;
  }

  @media print {
    font-size: 11pt;

    && > * {
      max-width: none;
    }

    & h2,
    & h3 {
      break-after: avoid;
    }

    & tr,
    & blockquote {
      break-inside: avoid;
    }

    & [data-wide] {
      overflow: visible;
    }
  }
`;

/** Shows HTML from renderMarkdown, which sanitises it. Never pass anything else. */
export function SafeHtml({ html, lang }: { html: string; lang?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, the one place that renders Markdown
  return <div className={proseClass} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
