import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color, space, type } from '#app/styles/tokens.ts';

const list = css`
  border-top: 1px solid ${color.text};

  & li {
    display: grid;
    gap: ${space(12)};
    justify-items: start;
    padding-block: ${space(28)} ${space(16)};
    border-bottom: 1px solid ${color.hairline};
  }

  & h3 {
    ${type.heading}
    font-size: 1.5rem;
  }

  & p {
    max-width: 40em;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: 0.9375rem;
  }

  & a:hover {
    color: ${color.primary};
  }
`;

const fields = [
  { title: m.research_field_1_title, text: m.research_field_1_text, query: m.research_field_1_query },
  { title: m.research_field_2_title, text: m.research_field_2_text, query: m.research_field_2_query },
  { title: m.research_field_3_title, text: m.research_field_3_text, query: m.research_field_3_query },
  { title: m.research_field_4_title, text: m.research_field_4_text, query: m.research_field_4_query },
  { title: m.research_field_5_title, text: m.research_field_5_text, query: m.research_field_5_query },
];

export function Fields() {
  return (
    <Section heading={m.research_fields_title()} lead={m.research_fields_lead()}>
      <ul className={list}>
        {fields.map(({ title, text, query }) => (
          <li key={title()}>
            <h3>{title()}</h3>
            <p>
              <ScientificText text={text()} />
            </p>
            <PlainLink to="/search" search={{ q: query(), type: 'thesis' }}>
              {m.research_field_papers()}
              <span className={visuallyHidden}>: {title()}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
