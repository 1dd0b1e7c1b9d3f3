import * as v from 'valibot';
import { completeLocales, locales } from './locales.ts';

export const localeSchema = v.picklist(locales);

export const completeLocaleSchema = v.picklist(completeLocales);
