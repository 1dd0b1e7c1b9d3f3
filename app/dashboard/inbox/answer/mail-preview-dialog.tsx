import { cx } from '@linaria/core';
import { useQuery } from '@tanstack/react-query';
import { textButton } from '#app/components/ui/button.ts';
import { problemText } from '#app/dashboard/acts/problem-text.ts';
import type { StaffResult } from '#app/dashboard/acts/staff-result.ts';
import { attempt } from '#app/dashboard/acts/use-staff-act.ts';
import { Dialog } from '#app/dashboard/ui/dialog.tsx';
import { SheetList } from '#app/dashboard/ui/sheet-list.tsx';
import { fieldMessage } from '#app/forms/form-messages.ts';
import { m } from '#app/paraglide/messages.js';
import type { MailPreview } from '#contract/inbox-work.ts';
import { disclosure, mailFrame, mailText } from './answer-styles.ts';

/** Links open in a tab: pages refuse to be framed. */
function withLinksInTabs(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}

/** The mail with its styles, apart from the dashboard: no script runs in it. */
function MailFrame({ html }: { html: string }) {
  return (
    <iframe
      title={m.admin_inbox_preview_frame()}
      className={mailFrame}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={withLinksInTabs(html)}
    />
  );
}

type Props = {
  to: string;
  files: readonly string[];
  read: () => Promise<StaffResult<{ data: MailPreview }>>;
  onClose: () => void;
};

/** The mail as it would go out now. Nothing is sent. */
export function MailPreviewDialog({ to, files, read, onClose }: Props) {
  const { data, refetch } = useQuery({
    queryKey: ['mail-preview'],
    queryFn: () => attempt(read),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const [fault] = data?.ok === false ? Object.values(data.problem.errors) : [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={m.admin_inbox_preview_title()}
      description={m.admin_inbox_preview_lead()}
    >
      {data ? null : <p role="status">{m.admin_inbox_preview_loading()}</p>}
      {data?.ok === false ? (
        <p role="alert">
          {fault ? fieldMessage(fault, {}) : problemText(data.problem)}{' '}
          <button type="button" className={textButton} onClick={() => void refetch()}>
            {m.error_retry()}
          </button>
        </p>
      ) : null}
      {data?.ok ? (
        <>
          <SheetList
            rows={[
              { label: m.admin_inbox_mail_to(), value: to },
              { label: m.admin_inbox_mail_subject(), value: data.data.data.subject },
              ...(files.length > 0 ? [{ label: m.admin_inbox_files(), value: files.join(', ') }] : []),
            ]}
          />
          <MailFrame html={data.data.data.html} />
          <details className={cx(disclosure, mailText)}>
            <summary>{m.admin_inbox_preview_text()}</summary>
            <div>{data.data.data.text}</div>
          </details>
        </>
      ) : null}
    </Dialog>
  );
}
