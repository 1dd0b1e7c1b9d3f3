import { createStore } from 'zustand/vanilla';

/** State of the interface alone: nothing here comes from the server or belongs in the URL. */
export type UiState = {
  isMenuOpen: boolean;
  setMenuOpen(isOpen: boolean): void;
};

export type UiStore = ReturnType<typeof createUiStore>;

/** Made once a request on the server, so that no visitor's state reaches another. */
export function createUiStore() {
  return createStore<UiState>()((set) => ({
    isMenuOpen: false,
    setMenuOpen: (isMenuOpen) => set({ isMenuOpen }),
  }));
}
