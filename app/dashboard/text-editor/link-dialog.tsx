import { css } from '@linaria/core';
import { type FormEvent, useState } from 'react';
import { primaryButton, textButton } from '#app/components/ui/button.ts';
import { control, Field } from '#app/components/ui/field.tsx';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import type { LinkRange } from './engine/links.ts';
import { LinkTargetInput } from './link-target-input.tsx';
import { isAllowedLink } from './markdown/text-schema.ts';

const column = css`
  display: grid;
  gap: ${space(20)};
`;

type Props = {
  range: LinkRange;
  onClose: () => void;
  onApply: (href: string, text: string) => void;
  onRemove: () => void;
};

/** Adds what people leave out: the scheme of an address. */
function completeAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(address)) return `https://${address}`;
  return address;
}

export function LinkDialog({ range, onClose, onApply, onRemove }: Props) {
  const [address, setAddress] = useState(range.href);
  const [text, setText] = useState(range.text);
  const [error, setError] = useState<string>();

  const apply = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is inside the form of its page in the tree of React.
    event.stopPropagation();
    const href = completeAddress(address);
    if (!isAllowedLink(href))
      setError(href === '' ? m.admin_editor_link_required() : m.admin_editor_link_invalid());
    else onApply(href, text.trim() || href);
  };
  return (
    <Dialog isOpen onClose={onClose} title={m.admin_editor_link()} description={m.admin_editor_link_hint()}>
      <form noValidate className={column} onSubmit={apply}>
        <Field
          name="link-address"
          label={m.admin_editor_link_address()}
          error={error}
          isRequired
          hasFocus={false}
        >
          {(props) => (
            <LinkTargetInput
              {...props}
              value={address}
              onChange={setAddress}
              onLabel={(label) => setText((typed) => typed || label)}
            />
          )}
        </Field>
        <Field
          name="link-text"
          label={m.admin_editor_link_text()}
          error={undefined}
          isRequired={false}
          hasFocus={false}
        >
          {(props) => (
            <input
              {...props}
              className={control}
              value={text}
              autoComplete="off"
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        <div className={buttonRow}>
          <button type="submit" className={primaryButton}>
            {m.admin_editor_apply()}
          </button>
          {range.href ? (
            <button type="button" className={textButton} onClick={onRemove}>
              {m.admin_editor_link_remove()}
            </button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
