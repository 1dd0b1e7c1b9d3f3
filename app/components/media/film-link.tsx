import type { MouseEvent, ReactNode } from 'react';
import { useUi } from '#app/stores/use-ui.ts';
import { type FilmId, films } from './films.ts';

type Props = { film: FilmId; className: string; children: ReactNode };

/** Opens a film in a dialog. Without scripts it links to the file. */
export function FilmLink({ film, className, children }: Props) {
  const openVideo = useUi((ui) => ui.openVideo);

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, so the dialog could not return the focus.
    event.currentTarget.focus();
    openVideo(film);
  };

  return (
    <a href={films[film].mp4} className={className} aria-haspopup="dialog" onClick={open}>
      {children}
    </a>
  );
}
