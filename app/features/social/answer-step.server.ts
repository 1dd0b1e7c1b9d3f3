import { receiveCallback } from './receive-callback.server.ts';
import { startSocial } from './start-social.server.ts';

const steps = { start: startSocial, callback: receiveCallback };

type Params = { provider: string; step: string };

export async function answerSocialStep(
  request: Request,
  { provider, step }: Params,
): Promise<Response | undefined> {
  return step === 'start' || step === 'callback' ? steps[step](request, provider) : undefined;
}
