import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TextField } from '#app/components/forms/text-field.tsx';
import { primaryButton } from '#app/components/ui/button.ts';
import { control, Field, textarea } from '#app/components/ui/field.tsx';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { actForm } from '#app/dashboard/ui/act-form-styles.ts';
import { formatDay } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import {
  type PrivacyRequest,
  requestChannels,
  requestKinds,
  requestTextMaxLength,
} from '#contract/privacy-requests.ts';
import { enterRequest } from './privacy-request.functions.ts';
import { channelLabels, kindLabels } from './request-labels.ts';

const messages = {
  email: { required: m.admin_request_email_or_mobile },
  receivedOn: { required: m.admin_request_day_required, invalid: m.admin_request_day_future },
  note: { max: requestTextMaxLength },
};

type Labels = Readonly<Record<string, () => string>>;

function Choice(props: {
  field: { name: string; error: string | undefined; hasFocus: boolean };
  label: string;
  labels: Labels;
}) {
  return (
    <Field {...props.field} label={props.label} isRequired>
      {/* HTML allows `required` only with an empty first option. */}
      {({ required: _, ...attributes }) => (
        <select {...attributes} className={control}>
          {Object.entries(props.labels).map(([value, label]) => (
            <option key={value} value={value}>
              {label()}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '');

export function EnterRequestPage(): ReactNode {
  const router = useRouter();
  const { field, isActing, props } = useActForm<{ data: PrivacyRequest }>({
    messages,
    done: m.admin_request_entered(),
    send: (fields) => {
      const text = (name: string) => textOf(fields, name);
      return enterRequest({
        data: {
          kind: requestKinds.find((kind) => kind === text('kind')) ?? 'access',
          channel: requestChannels.find((channel) => channel === text('channel')) ?? 'other',
          receivedOn: text('receivedOn'),
          name: text('name'),
          email: text('email'),
          mobile: text('mobile'),
          note: text('note'),
        },
      });
    },
    onDone: ({ data }) => void router.navigate({ href: dashboardHref(`requests/${data.id}`) }),
  });
  return (
    <>
      <Heading text={m.admin_request_new()} lead={m.admin_request_new_lead()} />
      <form {...props} className={actForm} aria-label={m.admin_request_new()}>
        <Choice field={field('kind')} label={m.admin_request_kind()} labels={kindLabels} />
        <Choice field={field('channel')} label={m.admin_request_channel()} labels={channelLabels} />
        <TextField
          field={field('receivedOn')}
          label={m.admin_request_received()}
          hint={m.admin_request_received_hint()}
          type="date"
          defaultValue={formatDay(new Date().toISOString())}
          readOnly={isActing}
        />
        <TextField
          field={field('name')}
          label={m.admin_members_name()}
          isRequired={false}
          autoComplete="off"
          readOnly={isActing}
        />
        <TextField
          field={field('email')}
          label={m.member_email()}
          hint={m.admin_request_email_or_mobile()}
          isRequired={false}
          type="email"
          autoComplete="off"
          readOnly={isActing}
        />
        <TextField
          field={field('mobile')}
          label={m.admin_request_number()}
          isRequired={false}
          type="tel"
          autoComplete="off"
          readOnly={isActing}
        />
        <Field
          {...field('note')}
          label={m.admin_request_note()}
          hint={m.admin_request_note_hint()}
          isRequired={false}
        >
          {(attributes) => (
            <textarea {...attributes} className={`${control} ${textarea}`} readOnly={isActing} />
          )}
        </Field>
        <button type="submit" className={primaryButton} disabled={isActing}>
          {m.admin_request_enter()}
        </button>
      </form>
    </>
  );
}
