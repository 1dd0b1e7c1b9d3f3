import { css } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';

const note = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(16)};
  align-items: center;
  ${type.note}
  color: ${color.muted};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const needsScript = css`
  padding: ${space(16)} ${space(20)};
  background: ${color.surface};
  border-left: 4px solid ${color.warning};
  font-weight: 600;
`;

/** The notice that Google requires, and a hint that the captcha needs JavaScript. */
export function CaptchaNote() {
  return (
    <>
      <noscript>
        <p className={needsScript}>{m.inquiry_captcha_script()}</p>
      </noscript>
      <p className={note}>
        {m.inquiry_captcha_note()}
        <a href="https://policies.google.com/privacy" rel="noopener">
          {m.inquiry_captcha_privacy()}
        </a>
        <a href="https://policies.google.com/terms" rel="noopener">
          {m.inquiry_captcha_terms()}
        </a>
      </p>
    </>
  );
}
