import { css } from '@linaria/core';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';

const block = css`
  display: grid;
  gap: ${space(12)};
  padding-top: ${space(20)};
  border-top: 1px solid ${color.text};

  & h2 {
    ${type.note}
    color: ${color.muted};
    font-weight: 400;
    letter-spacing: ${tracking.text};
  }

  & ul {
    display: grid;
    gap: ${space(4)};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${space(50)};
    ${type.title}
    text-decoration: none;
  }

  & a:hover {
    color: ${color.primary};
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }

  ${from.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${space(24)};
  }
`;

const suggestions = [
  m.search_suggestion_1,
  m.search_suggestion_2,
  m.search_suggestion_3,
  m.search_suggestion_4,
  m.search_suggestion_5,
];

export function Suggestions() {
  return (
    <section className={block}>
      <h2>{m.search_suggestions()}</h2>
      <ul>
        {suggestions.map((words) => (
          <li key={words()}>
            <PlainLink to="/search" search={{ q: words() }}>
              {words()}
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
