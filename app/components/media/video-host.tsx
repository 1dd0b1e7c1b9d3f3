import { lazy, Suspense, useEffect } from 'react';
import { useUi } from '#app/stores/use-ui.ts';
import { isFilm } from './films.ts';

const VideoModal = lazy(async () => {
  const { VideoModal: component } = await import('./video-modal.tsx');
  return { default: component };
});

/** Where the film that the interface's state names plays, above the page. */
export function VideoHost() {
  const videoId = useUi((ui) => ui.videoId);
  const closeVideo = useUi((ui) => ui.closeVideo);

  // A page that is left takes its film along.
  useEffect(() => closeVideo, [closeVideo]);

  return isFilm(videoId) ? (
    <Suspense fallback={null}>
      <VideoModal film={videoId} onClose={closeVideo} />
    </Suspense>
  ) : null;
}
