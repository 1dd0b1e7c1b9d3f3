import { css } from '@linaria/core';
import { QuestionState } from '#app/components/member/question-row.tsx';
import { SheetSection } from '#app/components/member/sheet.tsx';
import { FileLinks } from '#app/components/posts/file-list.tsx';
import { formatDate } from '#app/lib/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, type } from '#app/styles/tokens.ts';
import type { QuestionDetail } from './questions.functions.ts';

const text = css`
  max-width: 39em;
  font-size: 1.0625rem;
  line-height: 1.75;
  white-space: pre-line;
`;

const dateClass = css`
  ${type.note}
  color: ${color.muted};
`;

const none = css`
  color: ${color.muted};
`;

/** What the member asked, and the files that came with it. */
export function QuestionText({ content, date, status, files }: QuestionDetail) {
  return (
    <>
      <SheetSection
        heading={m.questions_asked_text()}
        action={
          <>
            <time dateTime={date} className={dateClass}>
              {formatDate(date)}
            </time>
            <QuestionState status={status} />
          </>
        }
      >
        <p className={text}>{content}</p>
      </SheetSection>
      <SheetSection heading={m.news_files()}>
        {files.length > 0 ? <FileLinks files={files} /> : <p className={none}>{m.files_none()}</p>}
      </SheetSection>
    </>
  );
}
