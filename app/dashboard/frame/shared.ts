import { css } from '@linaria/core';
import { color, space } from '#app/styles/tokens.ts';

/** Denser than the site: smaller text, controls of 44 px. */
export const dense = css`
  min-height: 100vh;
  color: ${color.text};
  background: ${color.paper};
  font-size: 0.9375rem;
  line-height: 1.55;

  & input:not([type='checkbox'], [type='radio']),
  & select,
  & button,
  & a[class*='utton'] {
    min-height: 44px;
    padding-block: ${space(8)};
  }

  & input:is([type='date'], [type='datetime-local'], [type='month']):focus-within {
    outline: 3px solid ${color.accent};
  }

  & [role='alert'] p {
    margin-bottom: ${space(20)};
  }
`;

export const skipLink = css`
  position: absolute;
  top: ${space(8)};
  left: ${space(8)};
  z-index: 20;
  padding: ${space(12)} ${space(20)};
  color: #fff;
  background: ${color.primary};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

export const mainId = 'main';
