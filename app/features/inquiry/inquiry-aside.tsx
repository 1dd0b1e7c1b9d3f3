import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { shellQueries } from '#app/shell/shell.queries.ts';
import { color, space, tracking, type } from '#app/styles/tokens.ts';
import { NextSteps } from './next-steps.tsx';

const block = css`
  display: grid;
  gap: ${space(12)};
  font-size: 0.9375rem;

  & + & {
    margin-top: ${space(40)};
  }

  & h2 {
    padding-bottom: ${space(4)};
    font-size: 1rem;
    letter-spacing: ${tracking.text};
  }
`;

const links = css`
  border-top: 1px solid ${color.hairline};

  & li {
    border-bottom: 1px solid ${color.hairline};
  }

  & a {
    display: flex;
    gap: ${space(16)};
    align-items: center;
    justify-content: space-between;
    min-height: 50px;
    text-decoration: none;
  }

  & a:hover {
    color: ${color.primary};
    text-decoration: underline;
  }

  & small {
    color: ${color.muted};
    font-size: 0.875rem;
  }
`;

const promise = css`
  margin-bottom: ${space(32)};
  padding-top: ${space(32)};
  border-top: 1px solid ${color.text};
  font-weight: 600;
  line-height: 1.4;
  white-space: pre-line;

  & strong {
    ${type.figure}
    color: ${color.primary};
  }
`;

function Block({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={block}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}

export function InquiryAside({ hasSteps }: { hasSteps: boolean }) {
  const { data: shell } = useSuspenseQuery(shellQueries.shell());
  const { phone, email } = shell.company;
  return (
    <>
      {hasSteps ? (
        <>
          <p className={promise}>
            <strong>2</strong> {m.inquiry_promise_days()}
          </p>
          <Block heading={m.inquiry_next()}>
            <NextSteps />
          </Block>
        </>
      ) : null}
      {phone || email ? (
        <Block heading={m.inquiry_direct()}>
          <ul className={links}>
            {phone ? (
              <li>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                  <small>{m.inquiry_direct_phone()}</small> {phone}
                </a>
              </li>
            ) : null}
            {email ? (
              <li>
                <a href={`mailto:${email}`}>
                  <small>{m.inquiry_direct_email()}</small> {email}
                </a>
              </li>
            ) : null}
          </ul>
        </Block>
      ) : null}
      <Block heading={m.inquiry_see_also()}>
        <ul className={links}>
          <li>
            <PlainLink to="/faq">{m.menu_faq()}</PlainLink>
          </li>
          <li>
            <PlainLink to="/contact" search={{ view: 'status' }}>
              {m.inquiry_status_link()}
            </PlainLink>
          </li>
        </ul>
      </Block>
    </>
  );
}
