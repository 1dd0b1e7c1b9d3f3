export type MenuGroup = 'company' | 'business' | 'research' | 'pr';

export type OutsideService = 'maps' | 'postcode' | 'captcha';

export const postcodeFolder = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/';

export type Page = {
  title?: () => string;
  /** `shared`: depends on the URL alone, so it is stored for all visitors. `private`: never stored. */
  cache: 'shared' | 'private';
  /** `member`: so is any path that contains this one. */
  access?: 'member';
  robots: 'allow' | 'disallow';
  noindex?: true;
  /** The languages in the sitemap: those of the site's messages, or those of the text the page shows. */
  sitemap?: 'messages' | 'text';
  group?: MenuGroup;
  /** Links to PHARMACY_FINDER_URL where set. */
  menu?: 'pharmacy-finder';
  parent?: string;
  sharePicture?: string;
  feed?: `/rss/${string}.xml`;
  outsideService?: OutsideService;
  /** For URLs with the secret of a mailed link. Not `no-referrer`: forms would be posted without an origin. */
  referrer?: 'strict-origin';
};
