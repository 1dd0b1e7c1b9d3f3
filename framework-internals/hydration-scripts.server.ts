import type { AnyRouter } from '@tanstack/react-router';

/** The router returns the hydration scripts once. A second render of the same page needs them again. */
export function retainHydrationScripts({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return;
  const take = serverSsr.takeInitialHydrationScriptTags;
  let tags: ReturnType<typeof take>;
  serverSsr.takeInitialHydrationScriptTags = () => {
    tags ??= take();
    return tags;
  };
}
