import { type ComponentType, lazy, Suspense } from 'react';
import { m } from '#app/paraglide/messages.js';
import { loadExtra } from '#app/routing/failed-load.ts';
import { visuallyHidden } from '#app/styles/globals.ts';
import { useTray } from './tray-store.ts';

type BarProps = { tray: readonly string[]; count: string };

async function loadBar(): Promise<{ default: ComponentType<BarProps> }> {
  const { TrayBar: component } = await import('./tray-bar.tsx');
  return { default: component };
}

const TrayBar = lazy(() => loadExtra(loadBar, { default: () => null }));

/** The bar of the chosen materials at the end of the window. */
export function Tray() {
  const tray = useTray();
  const count = tray.length === 0 ? '' : m.tray_count({ count: String(tray.length) });
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {count}
      </p>
      <Suspense fallback={null}>{count ? <TrayBar tray={tray} count={count} /> : null}</Suspense>
    </>
  );
}
