import { css, cx } from '@linaria/core';
import { quietButton, textButton } from '#app/components/ui/button.ts';
import { control } from '#app/components/ui/field.tsx';
import { m } from '#app/paraglide/messages.js';
import { from, space } from '#app/styles/tokens.ts';
import type { FieldValue } from '#contract/staff-content.ts';
import type { FieldControlProps } from './control-props.ts';
import { comparisonParts } from './field-texts.ts';
import { denseControl } from './plain-controls.tsx';

const group = `
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const rows = css`
  ${group}
  display: grid;
  gap: ${space(12)};
`;

const row = css`
  display: grid;
  gap: ${space(4)};

  ${from.small} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
  }
`;

const tools = css`
  display: flex;
`;

type Pair = { label: string; value: string };

function pairsOf(value: FieldValue | undefined): Pair[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair) =>
    typeof pair === 'string' ? [] : [{ label: pair.label ?? '', value: pair.value ?? '' }],
  );
}

function moved(pairs: readonly Pair[], index: number, by: number): Pair[] {
  const next = [...pairs];
  next.splice(index + by, 0, ...next.splice(index, 1));
  return next;
}

/** Rows of a label and a value, in their order. */
export function PairsControl(props: FieldControlProps) {
  const { id, labelId, lang, value, onChange, isReadOnly } = props;
  const pairs = pairsOf(value);
  const change = (index: number, part: Partial<Pair>) =>
    onChange(pairs.map((pair, at) => (at === index ? { ...pair, ...part } : pair)));
  return (
    <fieldset id={id} aria-labelledby={labelId} tabIndex={-1} className={rows}>
      {pairs.map((pair, index) => {
        const number = String(index + 1);
        const input = (part: keyof Pair, label: string) => (
          <input
            className={cx(control, denseControl)}
            lang={lang}
            value={pair[part]}
            maxLength={500}
            readOnly={isReadOnly}
            aria-label={label}
            placeholder={part === 'label' ? m.admin_pairs_label() : m.admin_pairs_value()}
            onChange={({ currentTarget }) => change(index, { [part]: currentTarget.value })}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its texts change while they are typed
          <div key={index} className={row}>
            {input('label', m.admin_pairs_label_of({ number }))}
            {input('value', m.admin_pairs_value_of({ number }))}
            {isReadOnly ? null : (
              <span className={tools}>
                <button
                  type="button"
                  className={textButton}
                  disabled={index === 0}
                  aria-label={m.admin_pairs_up({ number })}
                  onClick={() => onChange(moved(pairs, index, -1))}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className={textButton}
                  aria-label={m.admin_pairs_remove({ number })}
                  onClick={() => onChange(pairs.filter((_, at) => at !== index))}
                >
                  ×
                </button>
              </span>
            )}
          </div>
        );
      })}
      {isReadOnly ? null : (
        <p>
          <button
            type="button"
            className={quietButton}
            onClick={() => onChange([...pairs, { label: '', value: '' }])}
          >
            {m.admin_pairs_add()}
          </button>
        </p>
      )}
    </fieldset>
  );
}

const parts = css`
  ${group}
  display: grid;
  gap: ${space(8)} ${space(16)};

  ${from.small} {
    grid-template-columns: 1fr 1fr;
  }

  & label {
    display: grid;
    gap: ${space(4)};
    font-size: 0.8125rem;
  }
`;

function partsOf(value: FieldValue | undefined): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'sha256' in value) return {};
  return value;
}

/** All parts or none: the row of a material. */
export function ComparisonControl({ id, labelId, lang, value, onChange, isReadOnly }: FieldControlProps) {
  const current = partsOf(value);
  const change = (name: string, text: string) => {
    const all = Object.fromEntries(
      comparisonParts.map((part) => [part.name, part.name === name ? text : (current[part.name] ?? '')]),
    );
    onChange(Object.values(all).every((one) => one === '') ? null : all);
  };
  return (
    <fieldset id={id} aria-labelledby={labelId} tabIndex={-1} className={parts}>
      {comparisonParts.map(({ name, label }) => (
        <label key={name}>
          {label()}
          <input
            className={cx(control, denseControl)}
            lang={lang}
            value={current[name] ?? ''}
            maxLength={200}
            readOnly={isReadOnly}
            onChange={({ currentTarget }) => change(name, currentTarget.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}
