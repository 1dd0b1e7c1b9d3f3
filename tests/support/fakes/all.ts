import { type SocialProvider, socialProviders } from '#contract/members.ts';
import { startCaptchaServer } from './captcha.ts';
import { type OAuthServer, startOAuthServer } from './oauth.ts';
import { startSmsServer } from './sms.ts';
import { startMailServer } from './smtp.ts';

/** Every outside service that the site knows, on this machine, with the environment that leads to them. */
export async function startFakes(siteOrigin: string) {
  const mail = await startMailServer({ credentials: { user: 'site', password: 'right' } });
  const sms = await startSmsServer({ key: 'key', secret: 'right', from: '0212345678' });
  const captcha = await startCaptchaServer('right');
  const stops: (() => unknown)[] = [mail.stop, sms.stop, captcha.stop];
  const env: Record<string, string> = {
    SMTP_URL: mail.url,
    SMS_URL: `${sms.url}/messages/v4/send`,
    SMS_KEY: 'key',
    SMS_SECRET: 'right',
    SMS_FROM: '0212345678',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'right',
    RECAPTCHA_SCRIPT_URL: captcha.scriptUrl,
    RECAPTCHA_VERIFY_URL: captcha.url,
    KAKAO_ADMIN_KEY: 'admin',
  };
  const oauth: Partial<Record<SocialProvider, OAuthServer>> = {};
  for (const provider of socialProviders) {
    const redirectUris = ['', '/', `/auth/${provider}/callback`].map((path) => siteOrigin + path);
    const client = { clientId: 'id', clientSecret: 'right', adminKey: 'admin', redirectUris };
    const server = await startOAuthServer(provider, client);
    oauth[provider] = server;
    stops.push(server.stop);
    const name = provider.toUpperCase();
    env[`${name}_CLIENT_ID`] = 'id';
    env[`${name}_CLIENT_SECRET`] = 'right';
    env[`${name}_AUTHORIZE_URL`] = server.authorizeUrl;
    env[`${name}_TOKEN_URL`] = server.tokenUrl;
    env[`${name}_PROFILE_URL`] = server.profileUrl;
    env[`${name}_UNLINK_URL`] = server.unlinkUrl;
  }
  return {
    env,
    mail,
    sms,
    oauth,
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
}
