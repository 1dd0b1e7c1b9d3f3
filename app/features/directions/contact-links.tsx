import { css } from '@linaria/core';
import { color } from '#app/styles/tokens.ts';

const list = css`
  display: grid;
  justify-items: start;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
`;

export function ContactLinks({ phone, email }: { phone?: string | undefined; email?: string | undefined }) {
  if (!phone && !email) return null;
  return (
    <div className={list}>
      {phone ? <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </div>
  );
}
