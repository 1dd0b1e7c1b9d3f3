import { brandName } from './locale.ts';

/** Title and description of a page. The title is the last item of its breadcrumb, followed by the brand. */
export function pageHead({ title, description }: { title: string; description: string }) {
  return {
    meta: [{ title: `${title} | ${brandName()}` }, { name: 'description', content: description }],
  };
}
