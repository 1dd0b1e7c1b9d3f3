import { m } from '#app/paraglide/messages.js';

/** A film of the site. It has no sound: what is seen is told in `description`. */
export type Film = {
  title: () => string;
  description: () => string;
  webm: string;
  mp4: string;
  poster: string;
};

/** Films by the id that the interface's state holds. */
export const films: Readonly<Record<string, Film>> = {
  company: {
    title: m.video_company_title,
    description: m.video_company_description,
    webm: '/art/film.webm',
    mp4: '/art/film.mp4',
    poster: '/art/film-1280.avif',
  },
};
