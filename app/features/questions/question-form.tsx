import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { DraftNote } from '#app/components/forms/draft-note.tsx';
import { FileField } from '#app/components/forms/file-field.tsx';
import { FormAlert } from '#app/components/forms/form-alert.tsx';
import { formColumn } from '#app/components/forms/form-column.ts';
import { TextField } from '#app/components/forms/text-field.tsx';
import { UploadRow } from '#app/components/forms/upload-row.tsx';
import type { Form } from '#app/components/forms/use-form.ts';
import { CountedTextarea } from '#app/components/ui/counted-textarea.tsx';
import { Field } from '#app/components/ui/field.tsx';
import type { PostedForm } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import { questionMaxLengths } from '#contract/mypage.ts';
import type { QuestionField } from './questions.schema.ts';

const wide = css`
  max-width: 40rem;
`;

type Props = {
  form: Form<QuestionField>;
  name: string;
  label: string;
  submitLabel: string;
  alert: string | undefined;
  posted: PostedForm | undefined;
  stored?: { title: string; content: string };
  children?: ReactNode;
  wayOut: ReactNode;
};

export function QuestionForm(props: Props) {
  const { form, name, label, submitLabel, posted, stored, children, wayOut } = props;
  return (
    <form {...form.props} encType="multipart/form-data" className={cx(formColumn, wide)} aria-label={label}>
      <input type="hidden" {...form.named(name)} />
      <DraftNote draft={form.draft} />
      <TextField
        field={form.field('title')}
        label={m.inquiry_subject()}
        autoComplete="off"
        defaultValue={form.value('title', stored?.title)}
      />
      <Field {...form.field('content')} label={m.questions_content()} isRequired>
        {(control) => (
          <CountedTextarea
            field={control}
            defaultValue={form.value('content', stored?.content)}
            max={questionMaxLengths.content}
          />
        )}
      </Field>
      {children}
      <FileField {...form.field('files')} lostNames={posted?.fileNames ?? []} />
      <div>
        <FormAlert text={props.alert} />
        <UploadRow label={submitLabel} progress={form.progress} onCancel={form.cancel}>
          {wayOut}
        </UploadRow>
      </div>
    </form>
  );
}
