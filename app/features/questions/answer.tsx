import { css } from '@linaria/core';
import { SheetSection } from '#app/components/member/sheet.tsx';
import { FullDate } from '#app/components/ui/full-date.tsx';
import { SafeHtml } from '#app/components/ui/safe-html.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, type } from '#app/styles/tokens.ts';
import type { QuestionDetail } from './questions.queries.ts';

const dateClass = css`
  ${type.note}
  color: ${color.muted};
`;

function withoutText(answeredAt: string | null): string {
  return answeredAt === null ? m.questions_promise() : m.questions_answered_elsewhere();
}

export function Answer({ answerHtml, answeredAt }: Pick<QuestionDetail, 'answerHtml' | 'answeredAt'>) {
  return (
    <SheetSection
      heading={m.questions_answer()}
      action={
        answeredAt ? (
          <span className={dateClass}>
            <FullDate date={answeredAt} />
          </span>
        ) : null
      }
    >
      {answerHtml === null ? <p>{withoutText(answeredAt)}</p> : <SafeHtml html={answerHtml} />}
    </SheetSection>
  );
}
