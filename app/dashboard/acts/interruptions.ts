import { createStore } from 'zustand/vanilla';

export type Interruption = 'verify' | 'sign-in';

type State = { open: { kind: Interruption; answer: (isResolved: boolean) => void } | undefined };

export const interruptionStore = createStore<State>()(() => ({ open: undefined }));

/** Shows the dialog. False when the person closed it. A second request closes the first. */
export function interrupt(kind: Interruption): Promise<boolean> {
  interruptionStore.getState().open?.answer(false);
  return new Promise((resolve) => {
    const answer = (isResolved: boolean) => {
      interruptionStore.setState({ open: undefined });
      resolve(isResolved);
    };
    interruptionStore.setState({ open: { kind, answer } });
  });
}
