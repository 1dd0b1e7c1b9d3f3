import { css, cx } from '@linaria/core';
import { Link } from '@tanstack/react-router';
import { primaryButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, space } from '#app/styles/tokens.ts';

const layout = css`
  display: grid;
  justify-items: start;
  gap: ${space(20)};

  & h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
  }

  & p {
    max-width: 36em;
    color: ${color.muted};
  }
`;

export function ContactInvitation() {
  return (
    <section className={cx(container, layout)}>
      <h2>{m.home_contact_title()}</h2>
      <p>{m.home_contact_text()}</p>
      <Link to="/contact" className={primaryButton}>
        {m.menu_contact()}
      </Link>
    </section>
  );
}
