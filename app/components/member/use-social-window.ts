import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { notifyOtherWindows } from '#app/session/session-channel.ts';
import { refreshAfterChange } from '#app/session/session-check.ts';
import { awaitSocialWindow, newWindowId } from '#app/social/social-channel.ts';
import type { SocialProvider } from '#contract/members.ts';

/** Providers with a page for pop-up windows, and its size (specification, section 7). */
const sizes: Partial<Record<SocialProvider, [width: number, height: number]>> = {
  naver: [880, 500],
  kakao: [580, 600],
};

/** Phones and tablets open a window as a tab. */
const hasRoomForWindows = '(pointer: fine) and (min-width: 768px)';

function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

function features([width, height]: [number, number]): string {
  const { screenX, screenY, outerWidth, outerHeight } = window;
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** Opens a provider's link in a pop-up where the provider supports one, and continues here afterwards. */
export function useSocialWindow(provider: SocialProvider) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const stopWaiting = useRef<() => void>(undefined);

  useEffect(() => () => stopWaiting.current?.(), []);

  async function continueAt(location: string): Promise<void> {
    await refreshAfterChange(queryClient);
    notifyOtherWindows();
    await router.navigate({ href: location });
  }

  return (event: MouseEvent<HTMLAnchorElement>): void => {
    const size = sizes[provider];
    if (!size || !isPlainClick(event) || !window.matchMedia(hasRoomForWindows).matches) return;
    const id = newWindowId();
    const opened = window.open(`${event.currentTarget.href}&window=${id}`, '_blank', features(size));
    // The browser blocked the pop-up: follow the link.
    if (!opened || opened.closed) return;
    event.preventDefault();
    stopWaiting.current?.();
    stopWaiting.current = awaitSocialWindow(id, (location) => {
      continueAt(location).catch(() => window.location.assign(location));
    });
  };
}
