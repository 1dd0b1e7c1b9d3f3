/** Media query of the portrait layout, with the text below the cells. */
export const portrait = '(max-aspect-ratio: 1/1)';

export const heroSources = {
  wide: {
    src: '/art/hero-1280.avif',
    srcSet: '/art/hero-640.avif 640w, /art/hero-1280.avif 1280w, /art/hero-1920.avif 1920w',
  },
  tall: { src: '/art/hero-tall-720.avif', srcSet: '/art/hero-tall-720.avif 720w' },
} as const;

const preload = { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;

/** Preload links of the hero's picture. */
export const heroPreloads = [
  {
    ...preload,
    href: heroSources.wide.src,
    imageSrcSet: heroSources.wide.srcSet,
    imageSizes: '100vw',
    media: 'not all and (max-aspect-ratio: 1/1)',
  },
  { ...preload, href: heroSources.tall.src, media: portrait },
];
