import { lazy, Suspense, useEffect } from 'react';
import { useUi } from '#app/stores/use-ui.ts';
import { isFilm } from './films.ts';

const VideoModal = lazy(async () => {
  const { VideoModal: component } = await import('./video-modal.tsx');
  return { default: component };
});

export function VideoHost() {
  const videoId = useUi((ui) => ui.videoId);
  const closeVideo = useUi((ui) => ui.closeVideo);

  useEffect(() => closeVideo, [closeVideo]);

  return isFilm(videoId) ? (
    <Suspense fallback={null}>
      <VideoModal film={videoId} onClose={closeVideo} />
    </Suspense>
  ) : null;
}
