import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { dashboardHref } from '#app/dashboard/dashboard-path.ts';
import { CommandPalette } from '#app/dashboard/keyboard/command-palette.tsx';
import { useCommands } from '#app/dashboard/keyboard/command-store.ts';
import { ShortcutHelp } from '#app/dashboard/keyboard/shortcut-help.tsx';
import { useShortcuts } from '#app/dashboard/keyboard/shortcuts.ts';
import { m } from '#app/paraglide/messages.js';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { menuEntries } from './staff-menu.tsx';

type Overlay = 'palette' | 'help';

/** Commands of every page: the palette, the list of shortcuts, and the pages of the navigation. */
export function FrameCommands({ role, className }: { role: StaffRole; className: string }) {
  const router = useRouter();
  const [open, setOpen] = useState<Overlay>();
  const close = () => setOpen(undefined);
  useShortcuts();
  useCommands([
    { label: m.admin_palette(), keys: '$mod+k', run: () => setOpen('palette') },
    { label: m.admin_shortcuts(), keys: '?', run: () => setOpen('help') },
    ...menuEntries(role).map(({ path, title }) => ({
      label: m.admin_palette_go({ page: title() }),
      run: () => void router.navigate({ href: dashboardHref(path) }),
    })),
  ]);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen('palette')}>
        {m.admin_palette()}
      </button>
      <button type="button" className={className} onClick={() => setOpen('help')}>
        {m.admin_shortcuts()}
      </button>
      <CommandPalette isOpen={open === 'palette'} onClose={close} />
      <ShortcutHelp isOpen={open === 'help'} onClose={close} />
    </>
  );
}
