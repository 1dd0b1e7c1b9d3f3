import { m } from '#app/paraglide/messages.js';

/** Title and description of a page. The title is the last item of its breadcrumb, followed by the brand. */
export function pageHead({ title, description }: { title: string; description: string }) {
  return {
    meta: [{ title: `${title} | ${m.brand_name()}` }, { name: 'description', content: description }],
  };
}
