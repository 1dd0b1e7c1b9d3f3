import { isRedirect } from '@tanstack/react-router';
import { type FormHandler, receiveForms, wantsJson } from '#app/forms/forms.server.ts';
import { hasDashboard } from '#app/server/env.server.ts';
import { postDownload } from './downloads/post-download.server.ts';
import { receiveEnrollment } from './entrance/enrollment.server.ts';
import { signIn, signOut } from './entrance/receive-sign-in.server.ts';
import { importLots, importPharmacies } from './imports/receive-import.server.ts';
import { answeredReference, receiveAnswer } from './inbox/answer/receive-answer.server.ts';
import { invitePerson } from './people/invite-person.server.ts';
import { endSessions } from './sessions/end-sessions.server.ts';
import { receiveUpload, uploadKindOf } from './uploads/receive-upload.server.ts';

/** Handlers of the forms of all pages, by the name in the form. */
const forms: Readonly<Record<string, FormHandler>> = {
  login: signIn,
  logout: signOut,
  enroll: receiveEnrollment,
  invite: invitePerson,
  'end-sessions': endSessions,
  'import-pharmacies': importPharmacies,
  'import-lots': importLots,
};

/** Without JavaScript an ended session leads to the sign-in page. With it the form stays open and says so. */
function orSignInPage(handle: FormHandler): FormHandler {
  return async (post) => {
    try {
      return await handle(post);
    } catch (error) {
      if (isRedirect(error)) return { location: '/admin/login' };
      throw error;
    }
  };
}

export async function receiveDashboardForm<T>(
  request: Request,
  showPage: () => T,
): Promise<Awaited<T> | Response> {
  if (!hasDashboard) return await showPage();
  const { pathname } = new URL(request.url);
  const upload = uploadKindOf(pathname);
  if (upload) return await receiveUpload(request, upload);
  const answered = answeredReference(pathname);
  if (answered) return await receiveAnswer(request, answered);
  const download = await postDownload(request);
  if (download) return download;
  if (wantsJson(request)) return await receiveForms(request, showPage, { ...forms });
  const entries = Object.entries(forms).map(([name, handle]) => [name, orSignInPage(handle)]);
  return await receiveForms(request, showPage, Object.fromEntries(entries));
}
