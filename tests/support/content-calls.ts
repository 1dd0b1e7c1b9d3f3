import sharp from 'sharp';
import * as v from 'valibot';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import { itemAnswerSchema } from '#contract/staff-content.ts';

/* A successful call of each endpoint of the dashboard's content. */

type Request = { token?: string; path?: string; body?: unknown; multipart?: FormData };

type Visit = { locale: Locale; call(name: EndpointName, request?: Request): Promise<Response> };

type Call = (visit: Visit) => Promise<Response>;

const content = {
  fields: {},
  languages: { 'ko-KR': { title: '제목', summary: '요약', body: '본문' } },
};

function formOf(name: string, bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('files', new Blob([bytes]), name);
  return form;
}

async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: 9 };
  const made = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return new Uint8Array(made);
}

const pictureAnswer = endpoints.uploadPicture.response.schema;

/** @param tokenOf of an owner whose second factor is fresh */
export function contentCalls(tokenOf: (visit: Visit) => Promise<string>) {
  const itemOf = async (visit: Visit, ...acts: EndpointName[]) => {
    const token = await tokenOf(visit);
    let answer = await visit.call('createItem', { token, body: { kind: 'news', content } });
    for (const act of acts) {
      const { id, revision } = v.parse(itemAnswerSchema, await answer.json()).data;
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const path = endpoints[act].path.replace('{id}', String(id)).replace('{number}', '1');
      answer = await visit.call(act, { token, path, body: { revision, at, content } });
    }
    return { token, item: v.parse(itemAnswerSchema, await answer.json()).data };
  };
  /** Calls an endpoint about an item after other acts. */
  const on =
    (name: EndpointName, acts: EndpointName[] = [], body: Record<string, unknown> = {}): Call =>
    async (visit) => {
      const { token, item } = await itemOf(visit, ...acts);
      const path = endpoints[name].path.replace('{id}', String(item.id)).replace('{number}', '1');
      const sent = hasBody(endpoints[name].method) ? { body: { revision: item.revision, ...body } } : {};
      return visit.call(name, { token, path, ...sent });
    };
  const plainly =
    (name: EndpointName): Call =>
    async (visit) =>
      visit.call(name, { token: await tokenOf(visit) });
  const upload = async (visit: Visit) => {
    const multipart = formOf('picture.png', await picture());
    return visit.call('uploadPicture', { token: await tokenOf(visit), multipart });
  };
  const onPicture =
    (name: EndpointName): Call =>
    async (visit) => {
      const { id } = v.parse(pictureAnswer, await (await upload(visit)).json()).data;
      const path = endpoints[name].path.replace('{picture}', id);
      return visit.call(name, { token: await tokenOf(visit), path });
    };
  return {
    listItems: plainly('listItems'),
    countItems: plainly('countItems'),
    createItem: async (visit) =>
      visit.call('createItem', { token: await tokenOf(visit), body: { kind: 'quote' } }),
    getItem: on('getItem'),
    saveItem: on('saveItem', [], { content }),
    discardDraft: on('discardDraft', ['publishItem', 'revertItem']),
    checkItem: on('checkItem'),
    previewItem: on('previewItem'),
    publishItem: on('publishItem'),
    scheduleItem: on('scheduleItem', [], { at: new Date(Date.now() + 3_600_000).toISOString() }),
    unscheduleItem: on('unscheduleItem', ['scheduleItem']),
    unpublishItem: on('unpublishItem', ['publishItem']),
    trashItem: on('trashItem', ['publishItem']),
    restoreItem: on('restoreItem', ['trashItem']),
    deleteItem: on('deleteItem', ['trashItem']),
    listItemVersions: on('listItemVersions'),
    getItemVersion: on('getItemVersion'),
    revertItem: on('revertItem', ['publishItem']),
    listItemEvents: on('listItemEvents'),
    uploadFile: async (visit) => {
      const multipart = formOf('catalogue.pdf', new TextEncoder().encode('%PDF-1.7\n%%EOF\n'));
      return visit.call('uploadFile', { token: await tokenOf(visit), multipart });
    },
    listPictures: async (visit) => {
      await upload(visit);
      return plainly('listPictures')(visit);
    },
    uploadPicture: upload,
    getPicture: onPicture('getPicture'),
    deletePicture: onPicture('deletePicture'),
  } satisfies Partial<Record<EndpointName, Call>>;
}

function hasBody(method: string): boolean {
  return method === 'POST' || method === 'PUT';
}
