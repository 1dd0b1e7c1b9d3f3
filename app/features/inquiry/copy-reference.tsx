import { css, cx } from '@linaria/core';
import { quietButton } from '#app/components/ui/button.ts';
import { m } from '#app/paraglide/messages.js';
import { useUi } from '#app/stores/use-ui.ts';

const button = css`
  background: none;
  cursor: pointer;

  @media (scripting: none) {
    display: none;
  }
`;

export function CopyReference({ text }: { text: string }) {
  const notify = useUi((ui) => ui.notify);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', m.inquiry_copied());
    } catch {
      // Browsers refuse without https; the reference stays readable.
      notify('info', text, { stays: true });
    }
  }

  return (
    <button type="button" className={cx(quietButton, button)} onClick={() => void copy()}>
      {m.inquiry_copy()}
    </button>
  );
}
