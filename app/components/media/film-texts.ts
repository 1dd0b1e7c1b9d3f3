import { m } from '#app/paraglide/messages.js';
import type { FilmId } from './films.ts';

type FilmText = {
  title: () => string;
  /** Text descriptions: the films have no sound. */
  description: () => string;
};

export const filmTexts: Readonly<Record<FilmId, FilmText>> = {
  company: { title: m.video_company_title, description: m.video_company_description },
};
