import { css } from '@linaria/core';
import { Section } from '#app/components/layout/section.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { passageText } from '#app/details/passage-text.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { Detail } from '#contract/company-details.ts';

const textBlock = css`
  display: grid;
  gap: ${space(32)};
  justify-items: start;

  & p {
    max-width: 32em;
    ${type.lead}
  }
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(16)} ${space(32)};
`;

const people = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;

  &:hover {
    color: ${color.primary};
  }
`;

export function JointResearch({ details }: { details: readonly Detail[] }) {
  return (
    <Section heading={m.research_joint_title()} tone="surface">
      <div className={textBlock}>
        <p>{passageText(details, 'research-joint')}</p>
        <div className={links}>
          <PlainLink to="/contact" search={{ type: 'PARTNERSHIP' }} className={primaryButton}>
            {m.research_joint_action()}
          </PlainLink>
          <PlainLink to="/company/intro" className={people}>
            {m.research_people()}
          </PlainLink>
        </div>
      </div>
    </Section>
  );
}
