import { createLink, type LinkOptions, useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { plainAddress } from '#app/routing/plain-address.ts';

type Props = ComponentProps<'a'> & {
  isCurrent?: boolean | undefined;
  'data-status'?: string;
};

const RouterLink = createLink(function Anchor(props: Props) {
  const { isCurrent, 'aria-current': _ariaCurrent, 'data-status': _dataStatus, ...rest } = props;
  return <a {...rest} aria-current={isCurrent ? 'page' : undefined} />;
});

const noProps = {};

export function NavigatingLink(props: Props & LinkOptions) {
  return <RouterLink activeProps={noProps} {...props} />;
}

/** Renders the same as `NavigatingLink`, in less time. */
export function ServerLink(props: Props & LinkOptions) {
  const page = useRouter().stores.location.get();
  const href = plainAddress(props, page.search);
  if (href === undefined) return <NavigatingLink {...props} />;
  const { to: _to, params: _params, search: _search, hash: _hash, ...rest } = props;
  const { preload: _preload, resetScroll: _scroll, replace: _replace, isCurrent, ...attributes } = rest;
  return <a {...attributes} href={href} aria-current={isCurrent ? 'page' : undefined} />;
}

/**
 * A link whose `aria-current` follows a prop. The router's Link is current whenever its search params are a subset of
 * the page's, such as each link of a pagination.
 */
export const PlainLink = (import.meta.env.SSR ? ServerLink : NavigatingLink) as typeof RouterLink;
