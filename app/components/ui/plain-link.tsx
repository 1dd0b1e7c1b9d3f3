import { createLink, type LinkOptions, useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { plainAddress } from '#app/routing/plain-address.ts';

type Props = ComponentProps<'a'> & {
  isCurrent?: boolean | undefined;
  'data-status'?: string;
};

/**
 * A link whose `aria-current` follows a prop. The router's Link is current whenever its search params are a subset of
 * the page's, such as each link of a pagination.
 */
const RouterLink = createLink(function Anchor(props: Props) {
  const { isCurrent, 'aria-current': _ariaCurrent, 'data-status': _dataStatus, ...rest } = props;
  return <a {...rest} aria-current={isCurrent ? 'page' : undefined} />;
});

/** Renders the same as `RouterLink`, which took an eighth of a list's time. */
function ServerLink(props: Props & LinkOptions) {
  const { to: _to, params: _params, search: _search, hash: _hash, ...rest } = props;
  const { preload: _preload, resetScroll: _scroll, replace: _replace, isCurrent, ...attributes } = rest;
  const router = useRouter();
  const { search } = router.stores.location.get();
  const href = plainAddress(props, search) ?? router.buildLocation(props).publicHref;
  return <a {...attributes} href={href} aria-current={isCurrent ? 'page' : undefined} />;
}

export const PlainLink = import.meta.env.SSR ? (ServerLink as typeof RouterLink) : RouterLink;
