import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { space, type } from '#app/styles/tokens.ts';
import { Section } from './section.tsx';

const textBlock = css`
  max-width: 32em;
  ${type.lead}
`;

const place = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  margin-top: ${space(32)};
`;

type Props = {
  heading: string;
  text: string;
  children: ReactNode;
};

export function Invitation({ heading, text, children }: Props) {
  return (
    <Section heading={heading}>
      <p className={textBlock}>{text}</p>
      <p className={place}>{children}</p>
    </Section>
  );
}
