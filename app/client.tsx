import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { defaultLocale, locales } from '#contract/locales.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

/* Bundled with the page frame, these parts save each page a script and a style sheet. */
import './components/documents/deck-link.tsx';
import './components/documents/file-details.ts';
import './components/layout/section.tsx';
import './components/posts/original-language.tsx';
import './components/posts/patent-status-labels.ts';
import './components/products/anchor.ts';
import './components/products/evidence-link.tsx';
import './components/products/price.ts';
import './components/products/scientific-text.tsx';
import './components/ui/arrival.ts';
import './components/ui/picture.tsx';
import './forms/draft-storage.ts';
import './paraglide/messages/home_cta_contact.js';
import './paraglide/messages/list_empty.js';

// In a build each language has its own scripts.
if (import.meta.env.DEV) {
  const { lang } = document.documentElement;
  overwriteGetLocale(() => locales.find((locale) => locale === lang) ?? defaultLocale);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
