import { useState } from 'react';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import { useUnsaved } from '#app/dashboard/unsaved/use-unsaved.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { m } from '#app/paraglide/messages.js';
import type { Locale } from '#contract/locales.ts';
import {
  type TermDraft,
  type TermDraftChange,
  termDraftChangeSchema,
  termLanguages,
} from '#contract/staff-terms.ts';
import { announceDraft, saveDraft } from './staff-term.functions.ts';

type DraftText = TermDraftChange['texts'][number];

function changeOf(draft: TermDraft): TermDraftChange {
  const { kind, revision, effectiveOn, isUnfavourable, consentAgain } = draft;
  const texts = termLanguages[kind].map((locale) => {
    const text = draft.texts.find((given) => given.locale === locale);
    return {
      locale,
      title: text?.title ?? '',
      content: text?.content ?? '',
      changes: text?.changes ?? '',
    };
  });
  return { revision, effectiveOn, isUnfavourable, consentAgain, texts };
}

function explainConflict({ code }: { code: string }): boolean {
  if (code !== 'conflict') return false;
  showToast(m.admin_term_conflict(), { type: 'error' });
  return true;
}

/** The edited draft. Unsaved changes stay in this browser. */
export function useTermDraft(draft: TermDraft) {
  const { kind } = draft;
  const [value, setValue] = useState(() => changeOf(draft));
  const [isChanged, setChanged] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const { act, isActing } = useStaffAct();
  const unsaved = useUnsaved({
    item: `term/${kind}`,
    base: String(value.revision),
    schema: termDraftChangeSchema,
  });

  const change = (part: Partial<TermDraftChange>) => {
    const next = { ...value, ...part };
    setValue(next);
    setChanged(true);
    unsaved.keep(next);
  };
  const changeText = (locale: Locale, part: Partial<DraftText>) =>
    change({ texts: value.texts.map((text) => (text.locale === locale ? { ...text, ...part } : text)) });
  const restore = () => {
    if (!unsaved.found) return;
    setValue({ ...unsaved.found.value, revision: value.revision });
    setChanged(true);
    unsaved.accept();
  };
  const onProblem = (problem: { code: string; errors: FormErrors }) => {
    if (problem.code === 'validation_failed') {
      setErrors(problem.errors);
      showToast(m.error_check_values(), { type: 'error' });
      return true;
    }
    return explainConflict(problem);
  };

  /** Undefined when it was refused. */
  const save = async (done?: string) => {
    setErrors({});
    const options = { onProblem, ...(done === undefined ? {} : { done }) };
    const result = await act(() => saveDraft({ data: { kind, draft: value } }), options);
    if (!result?.ok) return undefined;
    const { revision } = result.data.data;
    setValue((current) => ({ ...current, revision }));
    const isWhole = unsaved.settle(value, (later) => ({ ...later, revision }));
    if (isWhole) setChanged(false);
    return { revision, isWhole };
  };
  /** Returns the id of the version, undefined when it was refused. */
  const announce = async (): Promise<number | undefined> => {
    const saved = await save();
    if (!saved) return undefined;
    const { revision, isWhole } = saved;
    if (!isWhole) {
      showToast(m.admin_term_typed_meanwhile(), { type: 'error' });
      return undefined;
    }
    const run = () => announceDraft({ data: { kind, revision } });
    const result = await act(run, { done: m.admin_term_announced_done(), onProblem });
    return result?.ok ? result.data.data.id : undefined;
  };

  return {
    value,
    errors,
    isChanged,
    isActing,
    notice: {
      savedAt: unsaved.found?.savedAt,
      isOutdated: unsaved.found !== undefined && unsaved.found.base !== String(draft.revision),
      restore,
      discard: unsaved.discard,
    },
    change,
    changeText,
    save,
    announce,
  };
}
