import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { defaultLocale, isLocale } from '#contract/locales.ts';
import './home-parts.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

// In a build each language has its own scripts.
if (import.meta.env.DEV) {
  const { lang } = document.documentElement;
  overwriteGetLocale(() => (isLocale(lang) ? lang : defaultLocale));
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
