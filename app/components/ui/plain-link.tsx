import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & {
  /** Whether it leads to what is shown now. */
  isCurrent?: boolean | undefined;
  'data-status'?: string;
};

/**
 * A link that is current only when it is said to be. The router's own marks every link current whose search params
 * are among the page's, such as each of the links to the pages of a list.
 */
export const PlainLink = createLink(function Anchor(props: Props) {
  const { isCurrent, 'aria-current': _ariaCurrent, 'data-status': _dataStatus, ...rest } = props;
  return <a {...rest} aria-current={isCurrent ? 'page' : undefined} />;
});
