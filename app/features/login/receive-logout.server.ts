import { receiveForms } from '#app/forms/forms.server.ts';
import { endSession } from '#app/session/start-session.server.ts';

export function receiveLogout<T>(request: Request, showPage: () => T): Promise<T | Response> {
  return receiveForms(request, showPage, {
    logout: async () => {
      await endSession();
      return { location: '/' };
    },
  });
}
