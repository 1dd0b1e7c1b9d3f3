import { css } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { contactTypes } from '#contract/contact-types.ts';
import type { ContactStatus } from '#contract/contacts.ts';
import type { InquiryField } from './inquiry.schema.ts';
import { typeLabels } from './inquiry-messages.ts';
import type { SentInquiry } from './sent-inquiry.ts';

type Shown = Partial<SentInquiry> & Pick<SentInquiry, 'fileNames'>;

const block = css`
  width: 100%;

  & h3 {
    padding-bottom: ${space(12)};
    ${type.heading}
  }
`;

const rows = css`
  border-top: 1px solid ${color.text};

  & div {
    display: grid;
    gap: 0 ${space(24)};
    padding-block: ${space(12)};
    border-bottom: 1px solid ${color.hairline};

    ${from.medium} {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }

  & dt {
    ${type.note}
    color: ${color.muted};
  }

  & dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const noteClass = css`
  padding-top: ${space(12)};
  ${type.note}
  color: ${color.muted};
`;

/** `note` says what the copy leaves out. */
export function SentSummary({ sent, note }: { sent: Shown; note?: string }) {
  const kind = contactTypes.find((one) => one === sent.type);
  const lines: Record<Exclude<InquiryField, 'privacyAgree'>, [label: string, value: string | undefined]> = {
    type: [m.inquiry_type(), kind && typeLabels[kind]()],
    fullName: [m.inquiry_full_name(), sent.fullName],
    email: [m.inquiry_email(), sent.email],
    mobile: [m.inquiry_mobile(), sent.mobile],
    subject: [m.inquiry_subject(), sent.subject],
    content: [m.inquiry_content(), sent.content],
    files: [m.inquiry_files(), sent.fileNames.join('\n')],
  };
  const entries = Object.values(lines).filter(([, value]) => value);
  return (
    <section className={block}>
      <h3>{m.inquiry_sent()}</h3>
      <dl className={rows}>
        {entries.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className={noteClass}>{note}</p> : null}
    </section>
  );
}

/** The API's copy has no name and contact details. */
export function StoredSummary({ sent }: { sent: ContactStatus['sent'] }) {
  if (!sent) return null;
  return <SentSummary sent={{ ...sent, subject: sent.subject ?? '' }} note={m.inquiry_sent_without()} />;
}
