import { newDataDir, newPostgresDatabase } from './databases.ts';
import { startOAuthServers } from './fakes/oauth-all.ts';
import { setup as ownTemporaryFolder, temporaryFolder } from './global-folder.ts';
import { brokenNews, startOutsideApi } from './outside-api.ts';
import { startPostgres } from './postgres.ts';
import { freePort, startSite } from './site.ts';
import { behindProxy } from './visitor.ts';

const companySettings = {
  SHOP_URL: 'https://shop.example.com',
  DASHBOARD_URL: 'https://dashboard.example.com/login',
  PHARMACY_FINDER_URL: 'https://pharmacies.example.com',
  COMPANY_NAME: '주식회사 루미바이옴',
  REPRESENTATIVE: '한도윤',
  BUSINESS_REGISTRATION: '000-00-00000',
  MAIL_ORDER_NUMBER: '제2026-성남분당-0000호',
  PRIVACY_OFFICER: '윤서현',
  KAKAO_MAP_KEY: 'map-key',
};

/** Starts a site on PostgreSQL, one that uses its API over HTTP, and one whose API violates the contract. */
export default async function startSites(): Promise<() => Promise<void>> {
  const removeFolder = ownTemporaryFolder();
  const postgres = await startPostgres(temporaryFolder());
  const databaseUrl = await newPostgresDatabase(postgres.url);
  const settings = {
    ...behindProxy,
    DELIVERY_PROVIDER: 'Parcel Co.',
    LOCALES_IN_SWITCHER: 'ko-KR,en-US,zh-CN,zh-TW,ja-JP',
  };
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const oauth = await startOAuthServers(origin);
  const dataDir = newDataDir();
  const brokenApi = await startOutsideApi(brokenNews);
  const [site, brokenSite] = await Promise.all([
    startSite({
      ...settings,
      ...oauth.env,
      PORT: String(port),
      SITE_URL: origin,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
    }),
    startSite({ ...settings, API_BASE_URL: brokenApi.url }),
  ]);
  const clientSite = await startSite({ ...settings, ...companySettings, API_BASE_URL: site.url });
  process.env.TEST_BROKEN_SITE_URL = brokenSite.url;
  process.env.TEST_DATABASE_URL = databaseUrl;
  process.env.TEST_DATA_DIR = dataDir;
  process.env.TEST_OAUTH_URLS = JSON.stringify(oauth.urls);
  process.env.TEST_SITE_URL = site.url;
  process.env.TEST_CLIENT_SITE_URL = clientSite.url;
  return async () => {
    await Promise.all([site.kill(), clientSite.kill(), brokenSite.kill()]);
    brokenApi.stop();
    oauth.stop();
    postgres.stop();
    removeFolder();
  };
}
