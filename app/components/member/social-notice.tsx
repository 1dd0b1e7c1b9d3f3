import { css, cx } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { socialMessage } from '#app/social/social-messages.ts';
import { isSocialFailure, type SocialSearch } from '#app/social/social-search.ts';
import { color, space } from '#app/styles/tokens.ts';

const notice = css`
  padding: ${space(16)} ${space(20)};
  background: ${color.surface};
  border-left: 4px solid ${color.primary};
  font-weight: 600;
`;

const failure = css`
  border-left-color: ${color.error};
`;

export function SocialNotice({ search, takesFocus = false }: { search: SocialSearch; takesFocus?: boolean }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  const isFailure = isSocialFailure(search);
  const text = socialMessage(search);
  if (!text) return null;
  return (
    <p
      ref={ref}
      role={isFailure ? 'alert' : 'status'}
      className={cx(notice, isFailure && failure)}
      tabIndex={takesFocus ? -1 : undefined}
    >
      {text}
    </p>
  );
}
