import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { openDraftStorage } from '#app/forms/draft-storage.ts';
import { removeMemberDrafts } from '#app/forms/drafts.ts';
import { type FormAnswer, formAnswerSchema } from '#app/forms/form-state.ts';
import { sessionQueries } from '#app/session/session.queries.ts';
import { notifyOtherWindows } from '#app/session/session-channel.ts';
import { refreshAfterChange } from '#app/session/session-check.ts';
import { type FormBasics, useFormEngine } from './use-form-engine.ts';

type Done = Extract<FormAnswer, { ok: true }>;
type Refused = Extract<FormAnswer, { ok: false }>;

function forgetMembers(except?: number): void {
  const storage = openDraftStorage('localStorage');
  if (storage) removeMemberDrafts(storage, except);
}

export function useContinue(): (location: string) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (location) => {
    await refreshAfterChange(queryClient);
    notifyOtherWindows();
    const member = queryClient.getQueryData(sessionQueries.session().queryKey);
    if (member) forgetMembers(member.id);
    await router.navigate({ href: location });
  };
}

export type FormDefinition<TField extends string> = FormBasics<TField> & {
  /** After success; by default navigates to the returned location. */
  onDone?: ((location: string) => Promise<void>) | undefined;
  signsOut?: boolean;
};

/** A form of the member area, with the same rules as its plain post. */
export function useForm<TField extends string>({ onDone, signsOut, ...basics }: FormDefinition<TField>) {
  const continueAt = useContinue();
  return useFormEngine<TField, Done, Refused>({
    ...basics,
    answerSchema: formAnswerSchema,
    onDone: async ({ location }) => {
      await (onDone ?? continueAt)(location);
      // The forms of the page have stored their last values.
      if (signsOut) forgetMembers();
    },
    recheck: 'input',
  });
}

export type Form<TField extends string> = ReturnType<typeof useForm<TField>>;
