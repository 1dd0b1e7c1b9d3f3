import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { announceSession } from '#app/session/session-channel.ts';
import { refreshSession } from '#app/session/session-check.ts';
import { awaitSocialWindow, newWindowId } from '#app/social/social-channel.ts';
import type { SocialProvider } from '#contract/members.ts';

/** The providers whose pages are made for a window of their own, with its size (specification, section 7). */
const sizes: Partial<Record<SocialProvider, [width: number, height: number]>> = {
  naver: [880, 500],
  kakao: [580, 600],
};

/** On a phone or a tablet a window is a tab, and one more page to find back from. */
const hasRoomForWindows = '(pointer: fine) and (min-width: 768px)';

function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/** Amid the window that it is opened from. */
function features([width, height]: [number, number]): string {
  const { screenX, screenY, outerWidth, outerHeight } = window;
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** For a link to a provider: opens it in a window of its own where it has one, and goes on here when that is done. */
export function useSocialWindow(provider: SocialProvider) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const stopWaiting = useRef<() => void>(undefined);

  useEffect(() => () => stopWaiting.current?.(), []);

  async function goOn(location: string): Promise<void> {
    await refreshSession(queryClient);
    announceSession();
    await router.navigate({ href: location });
  }

  return (event: MouseEvent<HTMLAnchorElement>): void => {
    const size = sizes[provider];
    if (!size || !isPlainClick(event) || !window.matchMedia(hasRoomForWindows).matches) return;
    const id = newWindowId();
    const opened = window.open(`${event.currentTarget.href}&window=${id}`, '_blank', features(size));
    // Blocked: then the link leads there.
    if (!opened || opened.closed) return;
    event.preventDefault();
    stopWaiting.current?.();
    stopWaiting.current = awaitSocialWindow(id, (location) => {
      goOn(location).catch(() => window.location.assign(location));
    });
  };
}
