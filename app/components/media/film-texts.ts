import { m } from '#app/paraglide/messages.js';
import type { FilmId } from './films.ts';

type FilmText = {
  title: () => string;
  /** The films have no sound: what is seen in them, told in words. */
  description: () => string;
};

/** What is said of the films; only their dialog needs it. */
export const filmTexts: Readonly<Record<FilmId, FilmText>> = {
  company: { title: m.video_company_title, description: m.video_company_description },
};
