import { css } from '@linaria/core';
import { formatBytes } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { StoredFile } from '#contract/posts.ts';

const heading = css`
  ${type.heading}
  margin-bottom: ${space(16)};
`;

const list = css`
  border-top: 1px solid ${color.text};

  & a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)} ${space(24)};
    padding-block: ${space(16)};
    border-bottom: 1px solid ${color.hairline};
    text-decoration: none;
  }

  & a:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

const size = css`
  ${type.note}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

export function FileLinks({ files }: { files: readonly StoredFile[] }) {
  return (
    <ul className={list}>
      {files.map((file) => (
        <li key={file.url}>
          <a href={file.url} download={file.name}>
            {file.name}
            <span className={size}>{formatBytes(file.size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function FileList({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <section>
      <h2 className={heading}>{m.news_files()}</h2>
      <FileLinks files={files} />
    </section>
  );
}
