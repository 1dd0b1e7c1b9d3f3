import { useRouteContext } from '@tanstack/react-router';
import { useStore } from 'zustand';
import type { UiState } from './ui-store.ts';

export function useUi<T>(select: (state: UiState) => T): T {
  const { uiStore } = useRouteContext({ from: '__root__' });
  return useStore(uiStore, select);
}
