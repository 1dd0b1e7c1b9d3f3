import { lazy, Suspense, useEffect } from 'react';
import { useUi } from '#app/stores/use-ui.ts';
import { films } from './films.ts';

const VideoModal = lazy(async () => {
  const { VideoModal: component } = await import('./video-modal.tsx');
  return { default: component };
});

/** Where the film that the interface's state names plays, above the page. */
export function VideoHost() {
  const videoId = useUi((ui) => ui.videoId);
  const closeVideo = useUi((ui) => ui.closeVideo);
  const film = videoId === undefined ? undefined : films[videoId];

  // A page that is left takes its film along.
  useEffect(() => closeVideo, [closeVideo]);

  return film ? (
    <Suspense fallback={null}>
      <VideoModal film={film} onClose={closeVideo} />
    </Suspense>
  ) : null;
}
