import { startCaptchaServer } from './captcha.ts';
import { startOAuthServers } from './oauth-all.ts';
import { startSmsServer } from './sms.ts';
import { startMailServer } from './smtp.ts';

export async function startFakes(siteOrigin: string) {
  const mail = await startMailServer({ credentials: { user: 'site', password: 'right' } });
  const sms = await startSmsServer({ key: 'key', secret: 'right', from: '0212345678' });
  const captcha = await startCaptchaServer('right');
  const oauth = await startOAuthServers(siteOrigin);
  const stops: (() => unknown)[] = [mail.stop, sms.stop, captcha.stop, oauth.stop];
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
    ...oauth.env,
  };
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
