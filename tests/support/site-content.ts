import { readContent } from '#api/content/read-content.ts';
import { contentRoot } from './facts.ts';

export const siteContent = readContent(contentRoot);
