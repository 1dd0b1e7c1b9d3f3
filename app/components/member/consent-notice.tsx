import { css } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';

const notice = css`
  display: grid;
  gap: ${space(8)};
`;

const title = css`
  font-weight: 600;
`;

const lead = css`
  ${type.note}
  color: ${color.muted};
`;

const facts = css`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(8)};
  font-size: 0.9375rem;

  & dt {
    color: ${color.muted};
  }

  & dd {
    margin: 0 0 ${space(8)};
  }

  ${from.small} {
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${space(8)} ${space(20)};

    & dd {
      margin: 0;
    }
  }
`;

/** Personal data that the contract needs: a notice, because no consent is required. */
export function ConsentNotice({ neededData }: { neededData: string }) {
  return (
    <section className={notice} aria-label={m.consent_notice_title()}>
      <p className={title}>{m.consent_notice_title()}</p>
      <p className={lead}>{m.consent_notice_lead()}</p>
      <dl className={facts}>
        <dt>{m.consent_notice_items()}</dt>
        <dd>{neededData}</dd>
        <dt>{m.consent_notice_purpose()}</dt>
        <dd>{m.consent_notice_purpose_text()}</dd>
        <dt>{m.consent_notice_period()}</dt>
        <dd>{m.consent_notice_period_text()}</dd>
        <dt>{m.consent_notice_basis()}</dt>
        <dd>{m.consent_notice_basis_text()}</dd>
      </dl>
    </section>
  );
}
