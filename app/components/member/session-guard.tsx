import { css } from '@linaria/core';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { discardTypedInput, hasTypedInput } from '#app/forms/typed-input.ts';
import { pageHref } from '#app/i18n/page-href.ts';
import { safePath } from '#app/session/safe-path.ts';
import { SignedOutNotice } from './signed-out-notice.tsx';
import { useSession } from './use-session.ts';
import { useVisibleSession } from './use-visible-session.ts';

const concealed = css`
  visibility: hidden;
`;

function useIsLeaving(): boolean {
  return useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname,
  });
}

function useLastFocus(contentRef: RefObject<HTMLElement | null>): () => void {
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const content = contentRef.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    content?.addEventListener('focusin', note);
    return () => content?.removeEventListener('focusin', note);
  }, [contentRef]);
  return useCallback(() => last.current?.focus(), []);
}

/** Hides a member's page when the session ends elsewhere. Leaves the page, unless something was typed in it. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const router = useRouter();
  const navigate = useNavigate();
  const member = useSession();
  const [owner] = useState(member);
  const [isMasked, setMasked] = useState(false);
  const isRestored = useVisibleSession();
  const isLeaving = useIsLeaving();
  const contentRef = useRef<HTMLDivElement>(null);
  const focusLast = useLastFocus(contentRef);
  const isOwner = member?.id === owner?.id;

  useEffect(() => {
    const content = contentRef.current;
    if (isOwner || isLeaving || !content) return;
    if (member) {
      // A new document: nothing of the other member stays in memory.
      window.location.replace(pageHref('/mypage'));
    } else if (hasTypedInput(content)) {
      for (const dialog of content.querySelectorAll('dialog')) dialog.close();
      setMasked(true);
    } else {
      const next = safePath(router.state.location.href);
      void navigate({ to: '/login', search: { next }, replace: true });
    }
  }, [isOwner, isLeaving, member, router, navigate]);

  useEffect(() => {
    if (!isMasked || !isOwner) return;
    setMasked(false);
    focusLast();
  }, [isMasked, isOwner, focusLast]);

  function leave(): void {
    if (contentRef.current) discardTypedInput(contentRef.current);
    void navigate({ to: '/' });
  }

  const hasNotice = isMasked && !isOwner;
  return (
    <>
      <div ref={contentRef} hidden={hasNotice} className={isOwner && !isRestored ? undefined : concealed}>
        {children}
      </div>
      {hasNotice ? <SignedOutNotice onLeave={leave} /> : null}
    </>
  );
}
