import { cx } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { portrait } from './hero-sources.ts';

const shapes = { pause: 'M5 3h3v12H5zM10 3h3v12h-3z', play: 'M5 2l11 7-11 7z' };

export type FilmStyles = Record<'film' | 'filmShown' | 'button', string>;

/** The hero's silent background film with its pause button (WCAG 2.2.2). Its styles are in the page's style sheet. */
export function MovingCells({ styles: { film, filmShown, button } }: { styles: FilmStyles }) {
  const ref = useRef<HTMLVideoElement>(null);
  const [isShown, setShown] = useState(false);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    if (isPaused) {
      video.pause();
      return undefined;
    }
    const play = () =>
      video.play().catch((error: DOMException) => {
        // An early pause rejects play(), and so does a browser that refuses autoplay. The picture stays.
        if (error.name !== 'AbortError') setPaused(true);
      });
    // Saves power while out of view.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void play();
      else video.pause();
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [isPaused]);

  return (
    <>
      <video
        ref={ref}
        className={cx(film, isShown && filmShown)}
        width={1920}
        height={1080}
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setShown(true)}
      >
        <source media={portrait} src="/art/hero-tall.webm" type="video/webm" />
        <source media={portrait} src="/art/hero-tall.mp4" type="video/mp4" />
        <source src="/art/hero.webm" type="video/webm" />
        <source src="/art/hero.mp4" type="video/mp4" />
      </video>
      <button
        type="button"
        className={button}
        aria-label={isPaused ? m.home_background_play() : m.home_background_pause()}
        onClick={() => setPaused(!isPaused)}
      >
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
          <path d={isPaused ? shapes.play : shapes.pause} fill="currentColor" />
        </svg>
      </button>
    </>
  );
}
