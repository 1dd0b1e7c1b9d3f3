import { receiveCallback } from './receive-callback.server.ts';
import { startSocial } from './start-social.server.ts';

const steps = { start: startSocial, callback: receiveCallback };

type Params = { provider: string; step: string };

/** @returns undefined for an unknown step, or a provider that is not configured */
export async function answerSocialStep(
  request: Request,
  { provider, step }: Params,
): Promise<Response | undefined> {
  return step === 'start' || step === 'callback' ? steps[step](request, provider) : undefined;
}
