import { formatBytes } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { InboxDetailAnswer } from '#contract/inbox-detail.ts';
import { fileList } from './inbox-item-styles.ts';

type Props = { files: InboxDetailAnswer['files']; isMasked: boolean };

/** Opened as downloads only, so that no file of a sender runs in the dashboard. */
export function FileLinks({ files, isMasked }: Props) {
  if (files.length === 0) return null;
  return (
    <ul className={fileList} aria-label={m.admin_inbox_files()}>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          {isMasked ? (
            name
          ) : (
            <a href={`/admin/inbox/files/${id}`} download={name}>
              {name}
            </a>
          )}
          <span>{formatBytes(size)}</span>
        </li>
      ))}
    </ul>
  );
}
