export type MenuGroup = 'company' | 'business' | 'research' | 'pr';

/** Outside services whose scripts a page loads. Its Content-Security-Policy admits them and no others. */
export type OutsideService = 'maps' | 'postcode' | 'captcha';

/** One route of the site, and everything that other parts need to know of it. */
export type Page = {
  /** Last breadcrumb item and first part of the document's title. Items of a list bring their own. */
  title?: () => string;
  /** Meta description where the route's head gives none. The default is the brand's. */
  description?: () => string;
  /**
   * Who may get a stored response. `shared`: the page depends on its URL alone, so this site and caches on the way
   * store it for all visitors. `private`: never stored.
   */
  cache: 'shared' | 'private';
  /** `disallow`: robots.txt keeps crawlers out. */
  robots: 'allow' | 'disallow';
  /** The page asks search engines not to list it. */
  noindex?: true;
  /** Whose languages the sitemap names: those of the site's messages, or those of the text the page shows. */
  sitemap?: 'messages' | 'text';
  /** Menu group whose menu and tabs link to the page. */
  group?: MenuGroup;
  /**
   * What differs from the other pages of the group. `pharmacy-finder`: the menus link to it or to PHARMACY_FINDER_URL.
   * `section`: only the footer and the tabs link to it.
   */
  menu?: 'pharmacy-finder' | 'section';
  /** Page above this one in the breadcrumb. */
  parent?: string;
  /** Name of the picture in public/og/ for the page and the pages below it. The default is `home`. */
  sharePicture?: string;
  /** RSS feed of the list. */
  feed?: '/rss/news.xml' | '/rss/press.xml';
  outsideService?: OutsideService;
  /** Referrer-Policy of a page whose URL may hold the secret of a mailed link. Not `no-referrer`: forms would be posted without an origin. */
  referrer?: 'strict-origin';
};
