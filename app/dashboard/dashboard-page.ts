import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PostedForm } from '#app/forms/form-state.ts';
import type { StaffAction } from '#contract/staff-permissions.ts';

export type PageProps = {
  /** Values of the `$name` segments of the page's path. */
  params: Readonly<Record<string, string>>;
  /** As in the URL. A page parses it with its schema. */
  search: Readonly<Record<string, string>>;
  /** Result of a post without JavaScript. */
  posted: PostedForm | undefined;
};

export const menuParts = ['work', 'content', 'members', 'settings'] as const;

export type MenuPart = (typeof menuParts)[number];

export type DashboardPage = {
  title: () => string;
  /** `everyone` includes signed-out people. Others need a role with this permission. */
  access: 'everyone' | StaffAction;
  /** False if no such page can exist. Without it, all params are taken. */
  takes?: (params: PageProps['params']) => boolean;
  /** The part of the navigation that links to it, in the order of the table. */
  menu?: MenuPart;
  /**
   * On the server, reads the queries of the component, which are sent with the page. Its result, or the first one of a
   * list of results, is null if the item does not exist. The status is 404 then.
   */
  load?: (queryClient: QueryClient, request: PageProps) => Promise<unknown>;
  component: ComponentType<PageProps>;
};

export type DashboardPages = Readonly<Record<string, DashboardPage>>;
