import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { useUi } from '#app/stores/use-ui.ts';
import type { InquiryFormData, PostedStatus, SentCopy } from './inquiry.functions.ts';
import { type InquirySearch, receiptSearch } from './inquiry.search.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { InquiryLayout } from './inquiry-layout.tsx';
import { Receipt } from './receipt.tsx';
import type { SentInquiry } from './sent-inquiry.ts';
import { StatusCheck } from './status-check.tsx';
import type { Registered } from './use-inquiry-form.ts';

type Props = {
  search: InquirySearch;
  form?: InquiryFormData;
  status?: PostedStatus;
  copy?: SentCopy;
};

/** The three views of the page: form, receipt and status check. */
function View({ search, form, status, copy }: Props) {
  const navigate = useNavigate();
  const notify = useUi((ui) => ui.notify);

  const [sent, setSent] = useState<SentInquiry & { reference: string }>();

  async function showReceipt(registered: Registered, fields: SentInquiry | undefined): Promise<void> {
    setSent(fields && { ...fields, reference: registered.reference });
    await navigate({ to: '/contact', search: receiptSearch(registered, fields?.type) });
    notify('success', m.inquiry_registered());
  }

  if (search.sent && !search.view) {
    const own = sent?.reference === search.sent ? sent : undefined;
    return <Receipt {...search} reference={search.sent} sent={own} copy={copy} />;
  }
  if (!form) return <StatusCheck posted={status} reference={search.sent} />;
  return <InquiryForm key={form.idempotencyKey} data={form} search={search} onRegistered={showReceipt} />;
}

export function InquiryPage(props: Props) {
  const isReceipt = Boolean(props.search.sent) && !props.search.view;
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/contact')}
        heading={m.menu_contact()}
        {...(isReceipt ? {} : { lead: m.inquiry_lead() })}
      />
      <InquiryLayout hasDates={isReceipt && props.search.at !== undefined}>
        <View {...props} />
      </InquiryLayout>
    </>
  );
}
