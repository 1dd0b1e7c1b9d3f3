import { css } from '@linaria/core';
import { QuestionState } from '#app/components/member/question-row.tsx';
import { SheetSection } from '#app/components/member/sheet.tsx';
import { FileLinks } from '#app/components/posts/file-list.tsx';
import { FullDate } from '#app/components/ui/full-date.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, negativeSpace, type } from '#app/styles/tokens.ts';
import type { QuestionDetail } from './questions.queries.ts';

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

/** Aligned with the heading, below its line. */
const fileList = css`
  margin-top: ${negativeSpace(16)};

  & > ul {
    border-top: 0;
  }
`;

const none = css`
  color: ${color.muted};
`;

export function QuestionText({ content, date, status, files }: QuestionDetail) {
  return (
    <>
      <SheetSection
        heading={m.questions_asked_text()}
        action={
          <>
            <span className={dateClass}>
              <FullDate date={date} />
            </span>
            <QuestionState status={status} />
          </>
        }
      >
        <p className={text}>{content}</p>
      </SheetSection>
      <SheetSection heading={m.news_files()}>
        {files.length > 0 ? (
          <div className={fileList}>
            <FileLinks files={files} />
          </div>
        ) : (
          <p className={none}>{m.files_none()}</p>
        )}
      </SheetSection>
    </>
  );
}
