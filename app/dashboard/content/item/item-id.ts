import * as v from 'valibot';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { idSchema } from '#contract/paging.ts';

type Params = PageProps['params'];

export function hasItemId({ id }: Params): boolean {
  return v.is(idSchema, id);
}

export function itemIdOf({ id }: Params): number {
  return v.parse(idSchema, id);
}
