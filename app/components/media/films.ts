export const films = {
  company: { webm: '/art/film.webm', mp4: '/art/film.mp4', poster: '/art/film-1280.avif' },
} as const;

export type FilmId = keyof typeof films;

export function isFilm(id: string | undefined): id is FilmId {
  return id !== undefined && id in films;
}
