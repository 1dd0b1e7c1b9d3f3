import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & {
  isCurrent?: boolean | undefined;
  'data-status'?: string;
};

/**
 * A link whose `aria-current` follows a prop. The router's Link is current whenever its search params are a subset of
 * the page's, such as each link of a pagination.
 */
export const PlainLink = createLink(function Anchor(props: Props) {
  const { isCurrent, 'aria-current': _ariaCurrent, 'data-status': _dataStatus, ...rest } = props;
  return <a {...rest} aria-current={isCurrent ? 'page' : undefined} />;
});
