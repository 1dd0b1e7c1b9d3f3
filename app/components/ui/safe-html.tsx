import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

const prose = css`
  & > * + * {
    margin-top: ${space(20)};
  }

  & h2 {
    margin-top: ${space(40)};
    font-size: 1.375rem;
  }

  & h3 {
    margin-top: ${space(32)};
    font-size: 1.125rem;
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

  & blockquote {
    margin-inline: 0;
    padding-inline-start: ${space(20)};
    border-inline-start: 3px solid ${color.primary};
  }

  & table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }

  & th,
  & td {
    padding: ${space(10)} ${space(16)} ${space(10)} 0;
    border-bottom: 1px solid ${color.hairline};
    text-align: start;
  }

  & th {
    border-bottom-color: ${color.text};
  }
`;

/**
 * Shows HTML that the server made of Markdown and sanitised (renderMarkdown). Never pass anything else.
 */
export function SafeHtml({ html, lang }: { html: string; lang?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, the one place that renders Markdown
  return <div className={prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
