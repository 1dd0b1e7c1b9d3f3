import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { Choice } from './choices.queries.ts';
import { typeNames } from './search-types.tsx';

const list = css`
  position: absolute;
  inset: calc(100% + ${space(4)}) 0 auto;
  z-index: 2;
  max-height: min(24rem, 45vh);
  padding-block: ${space(8)};
  overflow-y: auto;
  background: ${color.surface};
  border-radius: 2px;
  box-shadow: 0 0 0 1px ${color.hairline}, 0 8px 32px rgb(13 26 21 / 16%);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const option = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(16)};
  width: 100%;
  min-height: 44px;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;
  padding: ${space(8)} ${space(16)};
  cursor: pointer;
  line-height: 1.4;

  &:hover {
    background: ${color.paper};
  }

  &[aria-selected='true'] {
    background: ${color.paper};
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
`;

const title = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const mark = css`
  ${type.note}
  color: ${color.muted};
`;

const names = { ...typeNames, topic: m.search_choice_topic, page: m.search_choice_page };

type Props = {
  id: string;
  choices: readonly Choice[];
  active: number;
  onChoose: (choice: Choice) => void;
};

export const choiceKey = ({ type, q }: Choice) => `${type} ${q}`;

export const choiceId = (listId: string, index: number) => `${listId}-${index}`;

export function ChoiceList({ id, choices, active, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      // Browsers make a box that scrolls a tab stop.
      tabIndex={-1}
      aria-label={m.search_choices()}
      className={list}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.map((choice, index) => (
        <button
          type="button"
          key={choiceKey(choice)}
          id={choiceId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={option}
          onClick={() => onChoose(choice)}
        >
          <span className={title} lang={otherLanguage(choice.locale)}>
            <ScientificText text={choice.title} />
          </span>
          <span className={mark}>{names[choice.type]()}</span>
        </button>
      ))}
    </div>
  );
}
