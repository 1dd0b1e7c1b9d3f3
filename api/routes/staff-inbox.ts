import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import { attachmentResponse } from '../attachment-response.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { streamFile } from '../services/files.ts';
import { answerItem, previewAnswer } from '../services/inbox/answer-item.ts';
import { assignItem, listAgents } from '../services/inbox/assign.ts';
import { openAttached } from '../services/inbox/attached-files.ts';
import { changeItemState, closeMany } from '../services/inbox/closing-requests.ts';
import { countForStaff, listForStaff } from '../services/inbox/list-for-staff.ts';
import { addNote, changeNote, deleteNote } from '../services/inbox/notes.ts';
import { readItem } from '../services/inbox/read-item.ts';
import { markRead, markUnread } from '../services/inbox/read-marks.ts';
import { resendItemAnswer } from '../services/inbox/resend-answer.ts';
import { changeSample, previewSampleMail } from '../services/inbox/sample-work.ts';
import { undoClosing } from '../services/inbox/undo-closing.ts';
import { watchItem } from '../services/inbox/watch-item.ts';

function addReadingRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  addEndpoint(app, deps, endpoints.listInbox, async ({ actor, query }) => ({
    body: await listForStaff(db, actor, query),
  }));

  addEndpoint(app, deps, endpoints.countInbox, async ({ actor, query }) => ({
    body: { data: await countForStaff(db, actor, query) },
  }));

  addEndpoint(app, deps, endpoints.listInboxAgents, async ({ actor }) => ({
    body: { data: await listAgents(db, actor) },
  }));

  addEndpoint(app, deps, endpoints.getInboxItem, async ({ actor, params }) => ({
    body: { data: await readItem(deps, actor, params.reference) },
  }));

  addEndpoint(app, deps, endpoints.watchInboxItem, async ({ actor, params, body }) => ({
    body: { data: await watchItem(deps, actor, params.reference, body) },
  }));

  addEndpoint(app, deps, endpoints.readInboxItem, async ({ actor, params }) => {
    await markRead(db, actor, params.reference);
    return { body: undefined };
  });

  addEndpoint(app, deps, endpoints.unreadInboxItem, async ({ actor, params }) => {
    await markUnread(db, actor, params.reference);
    return { body: undefined };
  });

  addEndpoint(app, deps, endpoints.downloadInboxFile, async ({ actor, params }) => {
    const download = await openAttached(deps, actor, params.id);
    return { body: undefined, file: attachmentResponse(download, streamFile(db, download)) };
  });
}

function addAnswerRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.previewInboxAnswer, async ({ actor, params, body }) => ({
    body: { data: await previewAnswer(deps, actor, params.reference, body.text) },
  }));

  addEndpoint(app, deps, endpoints.answerInboxItem, async ({ actor, params, body, files }) => ({
    body: { data: await answerItem(deps, actor, params.reference, { ...body, files }) },
  }));

  addEndpoint(app, deps, endpoints.resendInboxAnswer, async ({ actor, params, body }) => ({
    body: { data: await resendItemAnswer(deps, actor, params, body.revision) },
  }));

  addEndpoint(app, deps, endpoints.previewSampleMail, async ({ actor, params, body }) => ({
    body: { data: await previewSampleMail(deps, actor, params.reference, body) },
  }));

  addEndpoint(app, deps, endpoints.changeInboxSample, async ({ actor, params, body }) => ({
    body: { data: await changeSample(deps, actor, params.reference, body) },
  }));
}

function addWorkRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.assignInboxItem, async ({ actor, params, body }) => ({
    body: { data: await assignItem(deps, actor, params.reference, body) },
  }));

  addEndpoint(app, deps, endpoints.addInboxNote, async ({ actor, params, body }) => ({
    body: { data: await addNote(deps, actor, params.reference, body) },
  }));

  addEndpoint(app, deps, endpoints.changeInboxNote, async ({ actor, params, body }) => ({
    body: { data: await changeNote(deps, actor, params, body) },
  }));

  addEndpoint(app, deps, endpoints.deleteInboxNote, async ({ actor, params, query }) => ({
    body: { data: await deleteNote(deps, actor, params, query.revision) },
  }));

  addEndpoint(app, deps, endpoints.changeInboxState, async ({ actor, params, body }) => ({
    body: { data: await changeItemState(deps, actor, params.reference, body) },
  }));

  addEndpoint(app, deps, endpoints.closeInboxItems, async ({ actor, body }) => ({
    body: { data: await closeMany(deps, actor, body) },
  }));

  addEndpoint(app, deps, endpoints.undoInboxClosing, async ({ actor, params }) => ({
    body: { data: await undoClosing(deps, actor, params.batch) },
  }));
}

export function addStaffInboxRoutes(app: ApiApp, deps: ApiDeps): void {
  addReadingRoutes(app, deps);
  addAnswerRoutes(app, deps);
  addWorkRoutes(app, deps);
}
