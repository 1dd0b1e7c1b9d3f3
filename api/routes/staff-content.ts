import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { checkItem } from '../services/staff-content/check-item.ts';
import { createItem } from '../services/staff-content/create-item.ts';
import {
  getItem,
  getItemVersion,
  listItemEvents,
  listItemVersions,
} from '../services/staff-content/item-history.ts';
import { countItems, listItems } from '../services/staff-content/list-items.ts';
import { previewItem } from '../services/staff-content/preview-item.ts';
import {
  publishItem,
  scheduleItem,
  unpublishItem,
  unscheduleItem,
} from '../services/staff-content/publish-item.ts';
import { discardDraft, revertItem, saveItem } from '../services/staff-content/save-item.ts';
import { deleteItem, restoreItem, trashItem } from '../services/staff-content/trash-item.ts';
import { uploadFile } from '../services/staff-content/upload-file.ts';

function addReadRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  addEndpoint(app, deps, endpoints.countItems, async ({ actor }) => ({
    body: { data: await countItems(db, actor) },
  }));

  addEndpoint(app, deps, endpoints.listItems, async ({ actor, query }) => ({
    body: await listItems(db, actor, query),
  }));

  addEndpoint(app, deps, endpoints.getItem, async ({ actor, params }) => ({
    body: { data: await getItem(deps, actor, params.id) },
  }));

  addEndpoint(app, deps, endpoints.listItemVersions, async ({ actor, params, query }) => ({
    body: { data: await listItemVersions(deps, actor, params.id, query) },
  }));

  addEndpoint(app, deps, endpoints.getItemVersion, async ({ actor, params }) => ({
    body: { data: await getItemVersion(deps, actor, params) },
  }));

  addEndpoint(app, deps, endpoints.listItemEvents, async ({ actor, params, query }) => ({
    body: { data: await listItemEvents(db, actor, params.id, query) },
  }));

  addEndpoint(app, deps, endpoints.checkItem, async ({ actor, params, body, locale }) => ({
    body: { data: await checkItem(deps, actor, params.id, body.content, locale) },
  }));

  addEndpoint(app, deps, endpoints.previewItem, async ({ actor, params, body }) => ({
    body: { data: await previewItem(deps, actor, params.id, body.version) },
  }));
}

function addDraftRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.uploadFile, async ({ actor, files }) => ({
    body: { data: await uploadFile(deps.db, actor, files) },
  }));

  addEndpoint(app, deps, endpoints.createItem, async ({ actor, body }) => ({
    body: { data: await createItem(deps, actor, body) },
  }));

  addEndpoint(app, deps, endpoints.saveItem, async ({ actor, params, body }) => ({
    body: { data: await saveItem(deps, actor, params.id, body) },
  }));

  addEndpoint(app, deps, endpoints.discardDraft, async ({ actor, params, body }) => ({
    body: { data: await discardDraft(deps, actor, params.id, body.revision) },
  }));

  addEndpoint(app, deps, endpoints.revertItem, async ({ actor, params, body }) => ({
    body: { data: await revertItem(deps, actor, params, body.revision) },
  }));
}

function addPublicationRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.publishItem, async ({ actor, params, body }) => ({
    body: { data: await publishItem(deps, actor, params.id, body.revision) },
  }));

  addEndpoint(app, deps, endpoints.scheduleItem, async ({ actor, params, body }) => ({
    body: { data: await scheduleItem(deps, actor, params.id, body) },
  }));

  addEndpoint(app, deps, endpoints.unscheduleItem, async ({ actor, params, body }) => ({
    body: { data: await unscheduleItem(deps, actor, params.id, body.revision) },
  }));

  addEndpoint(app, deps, endpoints.unpublishItem, async ({ actor, params, body }) => ({
    body: { data: await unpublishItem(deps, actor, params.id, body.revision) },
  }));

  addEndpoint(app, deps, endpoints.trashItem, async ({ actor, params, body }) => ({
    body: { data: await trashItem(deps, actor, params.id, body.revision) },
  }));

  addEndpoint(app, deps, endpoints.restoreItem, async ({ actor, params, body }) => ({
    body: { data: await restoreItem(deps, actor, params.id, body.revision) },
  }));

  addEndpoint(app, deps, endpoints.deleteItem, async ({ actor, params }) => {
    await deleteItem(deps, actor, params.id);
    return { body: undefined };
  });
}

export function addStaffContentRoutes(app: ApiApp, deps: ApiDeps): void {
  addReadRoutes(app, deps);
  addDraftRoutes(app, deps);
  addPublicationRoutes(app, deps);
}
