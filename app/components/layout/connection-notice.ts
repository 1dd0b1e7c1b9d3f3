import { m } from '#app/paraglide/messages.js';
import type { UiStore } from '#app/stores/ui-store.ts';

export type ConnectionNotice = ReturnType<typeof createConnectionNotice>;

export function createConnectionNotice({ getState }: UiStore) {
  let shown: number | undefined;
  let lastRetry: (() => void) | undefined;
  const hide = () => {
    if (shown !== undefined) getState().dismiss(shown);
    shown = undefined;
  };
  const show = (message: string, retry?: () => void) => {
    hide();
    lastRetry = retry;
    shown = getState().notify('warning', message, { stays: true, retry });
  };
  return {
    isShown: () => shown !== undefined,
    showLost: () => show(m.notice_offline()),
    showNotOpened: (retry: (() => void) | undefined) => show(m.error_offline_page(), retry),
    showBack: () => {
      if (shown === undefined) return;
      const isUnanswered = getState().notifications.some(({ id }) => id === shown);
      hide();
      getState().notify('success', m.notice_online(), { retry: isUnanswered ? lastRetry : undefined });
    },
  };
}
