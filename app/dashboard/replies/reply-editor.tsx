import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { TextField } from '#app/components/forms/text-field.tsx';
import { primaryButton, quietButton } from '#app/components/ui/button.ts';
import { control, Field, textarea } from '#app/components/ui/field.tsx';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { buttonRow } from '#app/dashboard/ui/dialog.tsx';
import { remark } from '#app/dashboard/ui/part.ts';
import { UnsavedNotice } from '#app/dashboard/unsaved/unsaved-notice.tsx';
import { type FieldValues, useUnsavedFields } from '#app/dashboard/unsaved/use-unsaved-fields.ts';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { answerMaxLength, placeholders } from '#contract/inbox-work.ts';
import { locales } from '#contract/locales.ts';
import { replyNameMaxLength, type SavedReply } from '#contract/replies.ts';
import { changeReply, createReply, deleteReply } from './reply-acts.functions.ts';
import { replyQueries } from './reply-list.queries.ts';

const replyForm = css`
  display: grid;
  gap: ${space(20)};
  max-width: 44rem;

  & textarea {
    min-height: 9rem;
  }
`;

function readFields(fields: FormData) {
  const texts = locales.flatMap((locale) => {
    const text = String(fields.get(`texts.${locale}`) ?? '').trim();
    return text === '' ? [] : [[locale, text] as const];
  });
  return { name: String(fields.get('name') ?? ''), texts: Object.fromEntries(texts) };
}

function valuesOf(reply: SavedReply | undefined): FieldValues {
  if (!reply) return {};
  const texts = Object.entries(reply.texts).map(([locale, text]) => [`texts.${locale}`, text]);
  return { name: reply.name, ...Object.fromEntries(texts) };
}

const messages = {
  name: { required: m.admin_replies_name_required, max: replyNameMaxLength },
  [`texts.${locales[0]}`]: { required: m.admin_replies_text_required, max: answerMaxLength },
};

/** The name and the texts by language of a saved reply. */
function ReplyEditor({ reply }: { reply: SavedReply | undefined }) {
  const router = useRouter();
  const mayChange = useMay('replies.change');
  const { act, isActing } = useStaffAct();
  const leave = () => void router.navigate({ href: dashboardHref('replies') });
  const unsaved = useUnsavedFields({
    item: `reply/${reply?.id ?? 'new'}`,
    stored: reply,
    baseOf: (stored) => String(stored?.revision ?? 0),
    valuesOf,
  });
  // A reply that a colleague has changed since is refused.
  const revision = unsaved.start?.revision ?? 0;
  const edit = useActForm({
    messages,
    done: m.admin_replies_saved(),
    send: (fields) => {
      const data = readFields(fields);
      return reply ? changeReply({ data: { id: reply.id, revision, ...data } }) : createReply({ data });
    },
    onDone: ({ data }, sent) => {
      unsaved.settle(sent, reply && data);
      if (!reply) leave();
    },
  });
  // A new reply opens another page.
  const isReadOnly = !mayChange || (!reply && edit.isActing);
  const remove = async ({ id, name, texts }: SavedReply) => {
    const result = await act(() => deleteReply({ data: { id, revision } }), {
      done: m.admin_replies_deleted(),
      undo: () => createReply({ data: { name, texts } }),
    });
    if (result?.ok) leave();
  };
  return (
    <>
      <UnsavedNotice {...unsaved.notice} />
      <form
        key={unsaved.formKey}
        {...edit.props}
        className={replyForm}
        aria-label={m.admin_replies()}
        onInput={unsaved.onInput}
      >
        <p className={remark}>
          {m.admin_replies_placeholders({ names: placeholders.map((name) => `{${name}}`).join(' ') })}
        </p>
        <TextField
          field={edit.field('name')}
          label={m.admin_replies_name()}
          defaultValue={unsaved.values.name}
          maxLength={replyNameMaxLength}
          readOnly={isReadOnly}
          autoComplete="off"
        />
        {locales.map((locale) => (
          <Field
            key={locale}
            {...edit.field(`texts.${locale}`)}
            label={formatLanguage(locale)}
            isRequired={false}
          >
            {(props) => (
              <textarea
                {...props}
                className={`${control} ${textarea}`}
                lang={locale}
                readOnly={isReadOnly}
                defaultValue={unsaved.values[`texts.${locale}`]}
              />
            )}
          </Field>
        ))}
        {mayChange ? (
          <div className={buttonRow}>
            <button type="submit" className={primaryButton} disabled={edit.isActing}>
              {m.admin_replies_save()}
            </button>
            {reply ? (
              <button
                type="button"
                className={quietButton}
                disabled={isActing}
                onClick={() => void remove(reply)}
              >
                {m.admin_replies_delete()}
              </button>
            ) : null}
          </div>
        ) : null}
      </form>
    </>
  );
}

export function ReplyPage({ params }: PageProps) {
  const { data: replies } = useSuspenseQuery(replyQueries.list());
  const isNew = params.id === 'new';
  const reply = replies.find(({ id }) => String(id) === params.id);
  const back = { to: 'replies', label: m.admin_replies() };
  if (!reply && !isNew) return <Heading text={m.admin_replies_gone()} back={back} />;
  return (
    <>
      <Heading text={reply?.name ?? m.admin_replies_new()} back={back} />
      <ReplyEditor key={params.id} reply={reply} />
    </>
  );
}
