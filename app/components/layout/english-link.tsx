import { css } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { color, englishLine, space } from '#app/styles/tokens.ts';

/** On Korean pages in a browser without Korean. The script of the session hint sets the attribute before the first paint. */
const line = css`
  display: none;

  html[lang='ko-KR'][data-foreign] & {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    height: ${englishLine};
    /* Ends with the columns of the page. */
    padding-inline: max(clamp(${space(20)}, 3.125vw, ${space(40)}), (100% - 75rem) / 2);
    color: ${color.darkText};
    background: ${color.dark};
    font-size: 0.875rem;
  }

  & a {
    display: flex;
    align-items: center;
    height: 100%;
    color: inherit;
  }

  @media print {
    html[lang='ko-KR'][data-foreign] & {
      display: none;
    }
  }
`;

/** A plain link: another language is another document. The address is relative, so it follows the visitor. */
export function EnglishLink() {
  return (
    <aside className={line} lang="en-US">
      <a href="?lang=en-US" hrefLang="en-US">
        {m.read_in_english()}
      </a>
    </aside>
  );
}
