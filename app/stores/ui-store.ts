import { createStore } from 'zustand/vanilla';

/* UI state only (specification, section 3): no server data, nothing that belongs in the URL. */

export type NotificationType = 'info' | 'success' | 'error' | 'warning' | 'notify';

type Retry = (() => void) | undefined;

export type Notification = { id: number; type: NotificationType; message: string; retry: Retry };

/** `dangerous`: label of a button whose act cannot be undone. */
export type DialogText = { title: string; message: string; dangerous?: string };

type OpenDialog = DialogText & { isOpen: true };
type ClosedDialog = { isOpen: false };

export type UiState = {
  isMenuOpen: boolean;
  setMenuOpen(isOpen: boolean): void;
  viewportWidth: number | undefined;
  scrollY: number;
  isNavigationHidden: boolean;
  setViewport(viewport: { viewportWidth: number; scrollY: number }): void;
  videoId: string | undefined;
  openVideo(id: string): void;
  closeVideo(): void;
  notifications: readonly Notification[];
  /** A notification closes by itself unless it `stays`. Returns its id. */
  notify(type: NotificationType, message: string, options?: { stays?: boolean; retry?: Retry }): number;
  dismiss(id: number): void;
  alertDialog: OpenDialog | ClosedDialog;
  alert(text: DialogText): Promise<void>;
  closeAlert(): void;
  confirmDialog: OpenDialog | ClosedDialog;
  confirm(text: DialogText): Promise<boolean>;
  closeConfirm(isConfirmed: boolean): void;
};

export type UiStore = ReturnType<typeof createUiStore>;

const closed: ClosedDialog = { isOpen: false };
const navigationThreshold = 80;
const notificationMs = 6_000;
const maxNotifications = 4;

/** One per request on the server, so no visitor's state reaches another. */
export function createUiStore() {
  let lastId = 0;
  let answerAlert: (() => void) | undefined;
  let answerConfirm: ((isConfirmed: boolean) => void) | undefined;

  return createStore<UiState>()((set, get) => ({
    isMenuOpen: false,
    setMenuOpen: (isMenuOpen) => set({ isMenuOpen }),
    viewportWidth: undefined,
    scrollY: 0,
    isNavigationHidden: false,
    setViewport: (viewport) => {
      const { scrollY, isNavigationHidden } = get();
      const hasMoved = viewport.scrollY !== scrollY;
      const isDown = viewport.scrollY > scrollY && viewport.scrollY > navigationThreshold;
      set({ ...viewport, isNavigationHidden: hasMoved ? isDown : isNavigationHidden });
    },
    videoId: undefined,
    openVideo: (videoId) => set({ videoId }),
    closeVideo: () => set({ videoId: undefined }),
    notifications: [],
    notify: (kind, message, { stays = false, retry } = {}) => {
      lastId += 1;
      const id = lastId;
      const notifications = [...get().notifications, { id, type: kind, message, retry }].slice(
        -maxNotifications,
      );
      set({ notifications });
      if (!stays) setTimeout(() => get().dismiss(id), notificationMs);
      return id;
    },
    dismiss: (id) =>
      set(({ notifications }) => ({ notifications: notifications.filter((one) => one.id !== id) })),
    alertDialog: closed,
    alert: (text) => {
      get().closeAlert();
      set({ alertDialog: { ...text, isOpen: true } });
      return new Promise<void>((resolve) => {
        answerAlert = resolve;
      });
    },
    closeAlert: () => {
      set({ alertDialog: closed });
      answerAlert?.();
    },
    confirmDialog: closed,
    confirm: (text) => {
      get().closeConfirm(false);
      set({ confirmDialog: { ...text, isOpen: true } });
      return new Promise<boolean>((resolve) => {
        answerConfirm = resolve;
      });
    },
    closeConfirm: (isConfirmed) => {
      set({ confirmDialog: closed });
      answerConfirm?.(isConfirmed);
    },
  }));
}
