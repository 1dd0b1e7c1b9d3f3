import type { ReactNode } from 'react';
import { PlainLink } from '#app/components/ui/plain-link.tsx';

type Props = {
  to: string;
  search?: Readonly<Record<string, string>>;
  className?: string;
  isCurrent?: boolean;
  rel?: 'next' | 'prev';
  children: ReactNode;
};

/**
 * A link to a page of the dashboard. It does not preload, because reading an item is recorded.
 * @param to as in the table of pages
 */
export function DashboardLink({ to, ...link }: Props) {
  return <PlainLink to="/admin/$" params={{ _splat: to }} preload={false} {...link} />;
}
