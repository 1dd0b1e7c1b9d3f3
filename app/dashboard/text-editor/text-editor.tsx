import { css, cx } from '@linaria/core';
import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { textButton } from '#app/components/ui/button.ts';
import { proseClass } from '#app/components/ui/safe-html.tsx';
import { m } from '#app/paraglide/messages.js';
import type { Locale } from '#contract/locales.ts';
import { bar, box, plainText } from './editor-styles.ts';

const RichText = lazy(() => import('./rich-text.tsx').then((module) => ({ default: module.RichText })));

const modeButton = css`
  margin-inline-start: auto;
  font-size: 0.8125rem;
`;

type Props = {
  id: string;
  labelId: string;
  describedBy?: string | undefined;
  lang: Locale;
  /** Markdown. Another text from outside needs another key. */
  value: string;
  onChange: (markdown: string) => void;
  isInvalid?: boolean;
  isReadOnly?: boolean;
};

/** Edits Markdown as it will look, or as plain text. */
export function TextEditor(props: Props) {
  const { id, labelId, describedBy, lang, value, onChange, isInvalid = false, isReadOnly = false } = props;
  const [isPlain, setPlain] = useState(false);
  const isHydrated = useHydrated();
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    lang,
    class: proseClass,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isReadOnly && { 'aria-readonly': 'true' }),
  };
  const modes = (
    <button
      type="button"
      className={cx(textButton, modeButton)}
      title={isPlain ? m.admin_editor_rich() : m.admin_editor_plain()}
      onClick={() => setPlain(!isPlain)}
    >
      {isPlain ? m.admin_editor_rich_short() : m.admin_editor_plain_short()}
    </button>
  );
  const source = (isWaiting: boolean) => (
    <>
      <div className={bar}>{isWaiting ? null : modes}</div>
      <textarea
        id={id}
        lang={lang}
        className={plainText}
        value={value}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-busy={isWaiting || undefined}
        readOnly={isReadOnly || isWaiting}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  );
  return (
    <div className={box} data-invalid={isInvalid ? '' : undefined}>
      {isPlain ? source(false) : null}
      {!isPlain && !isHydrated ? source(true) : null}
      {!isPlain && isHydrated ? (
        <Suspense fallback={source(true)}>
          <RichText text={value} onChange={onChange} attributes={attributes} isReadOnly={isReadOnly}>
            {modes}
          </RichText>
        </Suspense>
      ) : null}
    </div>
  );
}
