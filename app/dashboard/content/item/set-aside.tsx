import { css } from '@linaria/core';
import { useState } from 'react';
import * as v from 'valibot';
import { textButton } from '#app/components/ui/button.ts';
import { CopyButton } from '#app/components/ui/copy-button.tsx';
import { useUnsaved } from '#app/dashboard/unsaved/use-unsaved.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';

const box = css`
  display: grid;
  gap: ${space(8)};
  padding: ${space(12)} ${space(16)};
  background: ${color.surface};
  border: 1px solid ${color.hairline};

  & pre {
    max-height: 12rem;
    margin: 0;
    overflow: auto;
    font: inherit;
    white-space: pre-wrap;
  }
`;

const textsSchema = v.array(v.object({ label: v.string(), text: v.string() }));

type UnusedText = v.InferOutput<typeof textsSchema>[number];

/** Texts that lost in a conflict. They stay in this browser until they are discarded. */
export function useUnusedTexts(id: number) {
  const stored = useUnsaved({ item: `content/${id}/aside`, base: '', schema: textsSchema });
  const [added, setAdded] = useState<readonly UnusedText[]>([]);
  const texts = added.length > 0 ? added : (stored.found?.value ?? []);
  return {
    texts,
    add: (more: readonly UnusedText[]) => {
      const all = [...texts, ...more];
      setAdded(all);
      stored.keep(all);
    },
    discard: () => {
      setAdded([]);
      stored.discard();
    },
  };
}

type Props = Pick<ReturnType<typeof useUnusedTexts>, 'texts' | 'discard'>;

export function SetAside({ texts, discard }: Props) {
  if (texts.length === 0) return null;
  return (
    <details className={box}>
      <summary>{m.admin_aside()}</summary>
      {texts.map(({ label, text }) => (
        <section key={label + text}>
          <h3>{label}</h3>
          <pre>{text}</pre>
          <CopyButton label={m.admin_aside_copy()} text={() => text} />
        </section>
      ))}
      <p>
        <button type="button" className={textButton} onClick={discard}>
          {m.admin_aside_discard()}
        </button>
      </p>
    </details>
  );
}
