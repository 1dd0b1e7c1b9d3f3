import { css, cx } from '@linaria/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quietButton, textButton } from '#app/components/ui/button.ts';
import { problemText } from '#app/dashboard/acts/problem-text.ts';
import { attempt } from '#app/dashboard/acts/use-staff-act.ts';
import { itemAddress } from '#app/dashboard/content/item-address.ts';
import { previewContentItem } from '#app/dashboard/content/staff-items.functions.ts';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { previewLink } from '#app/routing/preview-link.ts';
import { color, from } from '#app/styles/tokens.ts';
import type { Locale } from '#contract/locales.ts';
import type { Item } from '#contract/staff-content.ts';

const frame = css`
  display: none;
  width: 100%;
  height: 60vh;
  justify-self: center;
  background: ${color.surface};
  border: 1px solid ${color.border};

  ${from.large} {
    display: block;
  }
`;

const phone = css`
  width: 390px;
`;

type Props = { item: Item; locale: Locale; version?: number; onClose: () => void };

/** The real page with the draft, in a frame on wide screens and in a new tab everywhere. */
export function PreviewDialog({ item, locale, version, onClose }: Props) {
  const [isPhone, setPhone] = useState(false);
  const { id, revision } = item;
  const { data, refetch } = useQuery({
    queryKey: ['preview', id, revision, version],
    queryFn: () => attempt(() => previewContentItem({ data: { id, ...(version && { version }) } })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = itemAddress(item);
  const href = data?.ok && address ? previewLink(address, locale, data.data.data.token) : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="extraLarge"
      title={m.admin_preview_of({ language: formatLanguage(locale) })}
      description={m.admin_preview_lead()}
    >
      {data?.ok === false ? (
        <p role="alert">
          {problemText(data.problem)}{' '}
          <button type="button" className={textButton} onClick={() => void refetch()}>
            {m.error_retry()}
          </button>
        </p>
      ) : null}
      {data ? null : <p role="status">{m.admin_preview_loading()}</p>}
      {href ? (
        <>
          <div className={buttonRow}>
            <a href={href} target="_blank" rel="noreferrer" className={quietButton}>
              {m.admin_preview_tab()}
            </a>
            <button
              type="button"
              className={textButton}
              aria-pressed={isPhone}
              onClick={() => setPhone(!isPhone)}
            >
              {m.admin_preview_phone()}
            </button>
          </div>
          <iframe src={href} title={m.admin_preview()} className={cx(frame, isPhone && phone)} />
        </>
      ) : null}
    </Dialog>
  );
}
