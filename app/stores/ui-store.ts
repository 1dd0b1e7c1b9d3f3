import { createStore } from 'zustand/vanilla';

/*
 * State of the interface alone (specification, section 3): nothing here comes from the server or belongs in the URL.
 */

export type NotificationType = 'info' | 'success' | 'error' | 'warning' | 'notify';

export type Notification = { id: number; type: NotificationType; message: string };

/** A dialog that says something (alert) or asks for a yes (confirm). */
export type DialogText = { title: string; message: string };

type OpenDialog = DialogText & { isOpen: true };
type ClosedDialog = { isOpen: false };

export type UiState = {
  isMenuOpen: boolean;
  setMenuOpen(isOpen: boolean): void;
  /** In CSS pixels; undefined until the page is live. */
  viewportWidth: number | undefined;
  scrollY: number;
  /** The top navigation hides while the visitor scrolls down, and returns as soon as they scroll up. */
  isNavigationHidden: boolean;
  setViewport(viewport: { viewportWidth: number; scrollY: number }): void;
  /** Id of the film that plays above the page. */
  videoId: string | undefined;
  openVideo(id: string): void;
  closeVideo(): void;
  notifications: readonly Notification[];
  /** Shows a notification and returns its id; it goes by itself unless it `stays`. */
  notify(type: NotificationType, message: string, options?: { stays?: boolean }): number;
  dismiss(id: number): void;
  alertDialog: OpenDialog | ClosedDialog;
  /** Says something that has to be read; resolves when it was closed. */
  alert(text: DialogText): Promise<void>;
  closeAlert(): void;
  confirmDialog: OpenDialog | ClosedDialog;
  /** Asks; resolves to whether the answer was yes. */
  confirm(text: DialogText): Promise<boolean>;
  closeConfirm(isConfirmed: boolean): void;
};

export type UiStore = ReturnType<typeof createUiStore>;

const closed: ClosedDialog = { isOpen: false };
/** How far down the navigation stays in any case, in pixels (specification, section 4). */
const navigationThreshold = 80;
const notificationMs = 6_000;
const maxNotifications = 4;

/** Made once a request on the server, so that no visitor's state reaches another. */
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
    notify: (kind, message, { stays = false } = {}) => {
      lastId += 1;
      const id = lastId;
      const notifications = [...get().notifications, { id, type: kind, message }].slice(-maxNotifications);
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
