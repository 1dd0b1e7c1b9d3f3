import { useHydrated } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { control } from '#app/components/ui/field.tsx';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { ChoiceList, choiceId, choiceKey } from './choice-list.tsx';
import type { Choice } from './choices.queries.ts';
import { useChoices } from './use-choices.ts';

type Props = {
  q: string;
  describedBy: string;
  isInvalid: boolean;
  onChoose: (choice: Choice) => void;
};

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A combo box by the pattern of ARIA 1.2. Before hydration, and without scripts, a plain field. */
export function SearchField({ q, describedBy, isInvalid, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const listId = useId();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const choices = useChoices(typed);
  const [chosen, setChosen] = useState('');
  const isShown = isOpen && choices.length > 0;
  // A later answer keeps the choice where it has it.
  const active = isShown ? choices.findIndex((choice) => choiceKey(choice) === chosen) : -1;

  // What is typed before hydration stays.
  const shownQuery = useRef(q);
  useEffect(() => {
    if (shownQuery.current === q) return;
    shownQuery.current = q;
    if (input.current && !isTyping.current) input.current.value = q;
  }, [q]);

  useEffect(() => {
    const form = input.current?.form;
    const close = () => {
      isTyping.current = false;
      setOpen(false);
      // Makes room for the results.
      if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    };
    form?.addEventListener('submit', close);
    return () => form?.removeEventListener('submit', close);
  }, []);

  function moveTo(index: number) {
    const choice = choices[index];
    setChosen(choice ? choiceKey(choice) : '');
  }

  function open(text: string) {
    setTyped(text);
    setOpen(true);
    moveTo(-1);
  }

  function type(text: string) {
    isTyping.current = true;
    open(text);
  }

  function leave() {
    isTyping.current = false;
    setOpen(false);
  }

  function choose(choice: Choice) {
    leave();
    if (input.current && choice.href === undefined) input.current.value = choice.q;
    onChoose(choice);
  }

  /** Between the field and the last choice, in a circle. */
  function move(step: 1 | -1, isAlt: boolean) {
    const places = choices.length + 1;
    if (!isShown) open(input.current?.value ?? '');
    else if (!isAlt) moveTo(((active + 1 + step + places) % places) - 1);
  }

  /** Without a choice, the key sends the form. */
  function chooseActive(): boolean {
    const choice = choices[active];
    if (choice) choose(choice);
    return choice !== undefined;
  }

  /** Without a list, the key empties the field. */
  function closeList(): boolean {
    setOpen(false);
    return isShown;
  }

  function leaveList(): boolean {
    moveTo(-1);
    return false;
  }

  /** Each returns whether the key is used up. */
  const keys: Partial<Record<string, () => boolean>> = {
    Enter: chooseActive,
    Escape: closeList,
    ...{ Home: leaveList, End: leaveList, ArrowLeft: leaveList, ArrowRight: leaveList },
  };

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // The keys belong to the syllable in composition. Safari reports its end before the key.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = steps[event.key];
    if (step) move(step, event.altKey);
    if (step || keys[event.key]?.()) event.preventDefault();
  }

  const comboBox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
    'aria-activedescendant': active < 0 ? undefined : choiceId(listId, active),
  } as const;

  return (
    <div>
      <input
        ref={input}
        id="q"
        name="q"
        type="search"
        defaultValue={q}
        autoComplete="off"
        enterKeyHint="search"
        className={control}
        aria-describedby={describedBy}
        aria-invalid={isInvalid ? true : undefined}
        {...(isHydrated ? comboBox : {})}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      {isShown ? <ChoiceList id={listId} choices={choices} active={active} onChoose={choose} /> : null}
      <p role="status" className={visuallyHidden}>
        {isShown ? m.search_choices_count({ count: choices.length }) : ''}
      </p>
    </div>
  );
}
