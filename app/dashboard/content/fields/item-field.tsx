import { css, cx } from '@linaria/core';
import type { ComponentType } from 'react';
import { TextEditor } from '#app/dashboard/text-editor/text-editor.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space, type as typeStyle } from '#app/styles/tokens.ts';
import { defaultLocale, type Locale } from '#contract/locales.ts';
import type { FieldValue } from '#contract/staff-content.ts';
import type { Field, FieldType, ItemKind } from '#contract/staff-content-fields.ts';
import { type FieldControlProps, textOf } from './control-props.ts';
import { fieldId } from './field-id.ts';
import { fieldText } from './field-texts.ts';
import { FileControl, PictureControl } from './file-controls.tsx';
import {
  ChoiceControl,
  DateControl,
  FlagControl,
  LineControl,
  LinesControl,
  MomentControl,
  NumberControl,
  TextControl,
} from './plain-controls.tsx';
import { CategoryControl, ProductsControl } from './reference-controls.tsx';
import { ComparisonControl, PairsControl } from './row-controls.tsx';

function MarkdownControl(props: FieldControlProps) {
  const { id, labelId, describedBy, lang = defaultLocale, value, onChange, isInvalid, isReadOnly } = props;
  return (
    <TextEditor
      id={id}
      labelId={labelId}
      describedBy={describedBy}
      lang={lang}
      value={textOf(value)}
      onChange={onChange}
      isInvalid={isInvalid}
      isReadOnly={isReadOnly}
    />
  );
}

const controls: Readonly<Record<FieldType, ComponentType<FieldControlProps>>> = {
  line: LineControl,
  text: TextControl,
  markdown: MarkdownControl,
  lines: LinesControl,
  number: NumberControl,
  flag: FlagControl,
  choice: ChoiceControl,
  date: DateControl,
  moment: MomentControl,
  link: LineControl,
  picture: PictureControl,
  category: CategoryControl,
  products: ProductsControl,
  pairs: PairsControl,
  comparison: ComparisonControl,
  file: FileControl,
};

/** Several controls in a fieldset, whose name is the label. */
const groups: ReadonlySet<FieldType> = new Set(['picture', 'pairs', 'comparison', 'products']);

const wrapper = css`
  display: grid;
  gap: ${space(6)};
  min-width: 0;
`;

const flagWrapper = css`
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${space(12)};

  & > label {
    order: 1;
  }

  & > p {
    grid-column: 1 / -1;
    order: 2;
  }
`;

const labelClass = css`
  font-size: 0.875rem;
  font-weight: 600;

  & span {
    color: ${color.muted};
    font-weight: 400;
  }
`;

const hint = css`
  ${typeStyle.note}
  color: ${color.muted};
`;

const errorClass = css`
  color: ${color.error};
  font-size: 0.875rem;
  font-weight: 600;
`;

type Props = {
  kind: ItemKind;
  name: string;
  field: Field;
  /** Language of a translated text. */
  locale?: Locale | undefined;
  value: FieldValue | undefined;
  error?: string | undefined;
  isReadOnly: boolean;
  onChange: (value: FieldValue) => void;
};

/** A field with its label, its help and the control of its type. */
export function ItemField({ kind, name, field, locale, value, error, isReadOnly, onChange }: Props) {
  const id = fieldId(name, locale);
  const { label, help } = fieldText(kind, name);
  const Control = controls[field.type];
  return (
    <div className={cx(wrapper, field.type === 'flag' && flagWrapper)}>
      <label id={`${id}-label`} htmlFor={groups.has(field.type) ? undefined : id} className={labelClass}>
        {label()} {field.isRequired ? <span>{m.form_required()}</span> : null}
      </label>
      {help ? (
        <p id={`${id}-hint`} className={hint}>
          {help()}
        </p>
      ) : null}
      <Control
        id={id}
        labelId={`${id}-label`}
        describedBy={cx(help && `${id}-hint`, error && `${id}-error`) || undefined}
        isInvalid={error !== undefined}
        isReadOnly={isReadOnly}
        lang={locale}
        kind={kind}
        name={name}
        field={field}
        value={value}
        onChange={onChange}
      />
      {error ? (
        <p id={`${id}-error`} className={errorClass}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
