import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { apiBase, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { examples } from '#contract/examples.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { type SocialProvider, socialProviders } from '#contract/members.ts';
import { Authenticator } from '../support/authenticator.ts';
import { runInProcess } from '../support/command-line.ts';
import { contentCalls } from '../support/content-calls.ts';
import {
  type DatabaseKind,
  databaseKinds,
  newPostgresDatabase,
  newSeededDataDir,
} from '../support/databases.ts';
import { deskCalls, type Visit } from '../support/desk-calls.ts';
import { startOAuthServer } from '../support/fakes/oauth.ts';
import { signedRequest } from '../support/fakes/signed-request.ts';
import { type MailServer, startMailServer } from '../support/fakes/smtp.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { behindProxy, newVisitor } from '../support/visitor.ts';

/*
 * The whole table of the contract over real HTTP, in five languages, on both databases: every endpoint answers as
 * it says, with nothing more and nothing less.
 */

const siteUrl = 'https://site.example';
const password = 'correct horse battery';
const client = { clientId: 'our-client', clientSecret: 'our-secret' };

let site: RunningSite;
let dataDir: string;
let member: { email: string; token: string };
let mailServer: MailServer;
const unknownRecipients: string[] = [];
const oauth = new Map<SocialProvider, Awaited<ReturnType<typeof startOAuthServer>>>();

function visitIn(locale: Locale): Visit {
  return {
    locale,
    call: (name, { body, form, multipart, token, headers = {}, path = endpoints[name].path } = {}) =>
      fetch(`${site.url}${apiBase}${path}`, {
        method: endpoints[name].method,
        headers: {
          ...newVisitor().headers,
          'accept-language': locale,
          ...(token === undefined ? {} : { authorization: token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(form && { body: new URLSearchParams(form) }),
        ...(multipart && { body: multipart }),
      }),
  };
}

async function dataOf<const TName extends EndpointName>(
  name: TName,
  response: Response,
): Promise<v.InferOutput<(typeof endpoints)[TName]['response']['schema']>> {
  const json: unknown = await response.json();
  expect(response.status, JSON.stringify(json)).toBe(endpoints[name].response.status);
  const schema: (typeof endpoints)[TName]['response']['schema'] = endpoints[name].response.schema;
  return v.parse(schema, json);
}

async function newMember(): Promise<{ email: string; token: string }> {
  const { email } = newVisitor();
  const account = [
    '--email',
    email,
    '--password',
    password,
    '--name',
    '김하늘',
    '--mobile',
    '01055550000',
    '--sample',
  ];
  await runInProcess(['member:create', ...account], environment());
  return { email, token: await signIn(email) };
}

async function signIn(email: string): Promise<string> {
  const response = await visitIn('ko-KR').call('login', { body: { email, password } });
  return (await dataOf('login', response)).data.token;
}

let environment: () => Record<string, string>;

function newMobile(): string {
  return `010-${randomInt(1000, 10_000)}-${randomInt(1000, 10_000)}`;
}

async function waitForText(includes: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const find = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .findLast((text) => text.includes(includes));
  await expect.poll(find, { timeout: 10_000, interval: 5 }).toBeDefined();
  return find() ?? '';
}

async function codeFor(mobile: string): Promise<string> {
  const text = await waitForText(mobile.replaceAll('-', ''));
  return v.parse(v.object({ code: v.string() }), JSON.parse(text)).code;
}

async function signUp(visit: Visit): Promise<{ response: Response; email: string }> {
  const { email } = newVisitor();
  const mobile = newMobile();
  await visit.call('sendSignUpCode', { body: { mobile } });
  const code = await codeFor(mobile);
  const body = { email, password, name: '김하나', mobile, code, termsAgree: true, privacyAgree: true };
  return { response: await visit.call('signUp', { body }), email };
}

/** The token in the link of a mail. */
async function tokenFor(email: string): Promise<string> {
  const find = () => mailServer.mails.findLast(({ envelope }) => envelope.to.includes(email));
  await expect.poll(find, { timeout: 10_000, interval: 5 }).toBeDefined();
  return /token=([\w-]{43,})/.exec(find()?.text ?? '')?.[1] ?? '';
}

async function createQuestion(visit: Visit): Promise<string> {
  const { title, content } = { title: 'COA', content: 'Please send the latest one.' };
  const token = await signIn((await signUp(visit)).email);
  const response = await visit.call('createQuestion', { token, body: { title, content } });
  return `${(await dataOf('createQuestion', response)).data.id} ${token}`;
}

async function onQuestion(
  name: 'getQuestion' | 'changeQuestion' | 'deleteQuestion',
  visit: Visit,
  body?: unknown,
) {
  const [id, token = ''] = (await createQuestion(visit)).split(' ');
  return visit.call(name, { path: `/me/questions/${id}`, token, ...(body === undefined ? {} : { body }) });
}

async function firstOf(
  name: 'listNews' | 'listPatents' | 'listTheses',
  visit: Visit,
): Promise<number | undefined> {
  return (await dataOf(name, await visit.call(name))).data[0]?.id;
}

/** The request of a new visitor after the redirect from a provider. */
function broughtBack(provider: SocialProvider) {
  const server = oauth.get(provider);
  const redirectUri = `${siteUrl}/auth/${provider}/callback`;
  const state = randomBytes(16).toString('hex');
  server?.signIn({
    subject: String(randomInt(1e9, 1e12)),
    name: '김하나',
    email: `${randomUUID()}@example.com`,
  });
  const code = server?.issueCode({ redirectUri, state });
  return { code, clientId: client.clientId, redirectUri, state };
}

function signInWith(name: EndpointName, provider: SocialProvider, visit: Visit): Promise<Response> {
  return visit.call(name, { body: broughtBack(provider) });
}

async function linkNaver(visit: Visit): Promise<{ response: Response; token: string }> {
  const token = await signIn((await signUp(visit)).email);
  const path = '/me/providers/naver';
  return { token, response: await visit.call('linkProvider', { token, path, body: broughtBack('naver') }) };
}

type Enrolled = { email: string; token: string; recoveryCodes: string[] };

async function firstInvitation(): Promise<{ email: string; token: string }> {
  const { email } = newVisitor();
  const args = ['staff:invite', '--email', email, '--name', '김직원', '--role', 'owner'];
  const printed = await runInProcess(args, environment());
  return { email, token: /token=([\w-]{43,})/.exec(printed)?.[1] ?? '' };
}

async function enrol(visit: Visit, { email, token }: { email: string; token: string }) {
  const opened = await visit.call('openStaffEnrollment', { body: { token } });
  const { passkey } = (await dataOf('openStaffEnrollment', opened)).data;
  const authenticator = new Authenticator(siteUrl);
  const body = { token, password, passkey: authenticator.create(passkey) };
  return { email, authenticator, response: await visit.call('staffEnroll', { body }) };
}

async function enrolledBy(visit: Visit, invitation: { email: string; token: string }): Promise<Enrolled> {
  const { email, response } = await enrol(visit, invitation);
  const { token, recoveryCodes } = (await dataOf('staffEnroll', response)).data;
  return { email, token, recoveryCodes };
}

/** One owner for all calls that end no session. */
let owner: Promise<Enrolled> | undefined;

function standingOwner(visit: Visit): Promise<Enrolled> {
  owner ??= firstInvitation().then((invitation) => enrolledBy(visit, invitation));
  return owner;
}

async function mailedInvitation(visit: Visit): Promise<{ email: string; token: string }> {
  const { token } = await standingOwner(visit);
  const { email } = newVisitor();
  await visit.call('inviteStaff', { token, body: { email, name: '김직원', role: 'owner' } });
  return { email, token: await tokenFor(email) };
}

async function newOwner(visit: Visit): Promise<Enrolled> {
  return enrolledBy(visit, await mailedInvitation(visit));
}

const asOwner = (name: EndpointName, body?: unknown) => async (visit: Visit) => {
  const { token } = await standingOwner(visit);
  return visit.call(name, { token, ...(body === undefined ? {} : { body }) });
};

const asNewOwner = (name: EndpointName, body?: unknown) => async (visit: Visit) => {
  const { token } = await newOwner(visit);
  return visit.call(name, { token, ...(body === undefined ? {} : { body }) });
};

/** Calls an endpoint about a person who was just invited. */
const aboutPerson = (name: EndpointName, body?: unknown) => async (visit: Visit) => {
  const { token } = await standingOwner(visit);
  const invite = { email: newVisitor().email, name: '김직원', role: 'reader' };
  const { id } = (await dataOf('inviteStaff', await visit.call('inviteStaff', { token, body: invite }))).data;
  const path = endpoints[name].path.replace('{id}', String(id));
  return visit.call(name, { token, path, ...(body === undefined ? {} : { body }) });
};

async function sessionsPath(visit: Visit, token: string): Promise<string> {
  const { id } = (await dataOf('getStaffMe', await visit.call('getStaffMe', { token }))).data;
  return `/staff/people/${id}/sessions`;
}

/** The confirmation of an inquiry whose address the mail server refuses. Returns the message and the address. */
async function refusedMail(visit: Visit): Promise<{ message: string; bounce: string }> {
  const { token } = await standingOwner(visit);
  const failed = async () => {
    const path = '/staff/messages?state=failed';
    return (await dataOf('listMessages', await visit.call('listMessages', { token, path }))).data;
  };
  const known = new Set((await failed()).map(({ id }) => id));
  const { email } = newVisitor();
  unknownRecipients.push(email);
  await visit.call('createContact', { body: { ...Object(examples.createContact?.request), email } });
  const find = async () => (await failed()).find(({ id }) => !known.has(id))?.id;
  await expect.poll(find, { timeout: 10_000, interval: 5 }).toBeDefined();
  const bounces = await dataOf('listBounces', await visit.call('listBounces', { token }));
  return { message: (await find()) ?? '', bounce: String(bounces.data[0]?.id) };
}

async function onRefusedMail(
  name: 'deleteMessage' | 'showRecipient' | 'showBounce',
  visit: Visit,
): Promise<Response> {
  const { token } = await standingOwner(visit);
  const { message, bounce } = await refusedMail(visit);
  const path = endpoints[name].path.replace('{id}', name === 'showBounce' ? bounce : message);
  return visit.call(name, { token, path });
}

function withFile(name: 'importPharmacies' | 'importLots', csv: string) {
  return async (visit: Visit) => {
    const { token } = await standingOwner(visit);
    const multipart = new FormData();
    multipart.append('files', new Blob([csv]), 'list.csv');
    return visit.call(name, { token, multipart });
  };
}

const newPharmacyBody = { ...Object(examples.createPharmacy?.request), products: [] };

async function newPharmacy(visit: Visit): Promise<Response> {
  const { token } = await standingOwner(visit);
  return visit.call('createPharmacy', { token, body: newPharmacyBody });
}

async function onPharmacy(
  name: 'getStaffPharmacy' | 'changePharmacy' | 'changePharmacyState',
  visit: Visit,
  bodyOf?: (version: string) => unknown,
): Promise<Response> {
  const { token } = await standingOwner(visit);
  const { id, version } = (await dataOf('createPharmacy', await newPharmacy(visit))).data;
  const path = `/staff/pharmacies/${id}`;
  return visit.call(name, { token, path, ...(bodyOf && { body: bodyOf(version) }) });
}

const staffCalls = {
  staffLogin: async (visit: Visit) => {
    const { email, recoveryCodes } = await newOwner(visit);
    return visit.call('staffLogin', { body: { email, password, code: recoveryCodes[0] } });
  },
  staffPasskeyOptions: (visit: Visit) => visit.call('staffPasskeyOptions'),
  staffPasskeyLogin: async (visit: Visit) => {
    const { authenticator } = await enrol(visit, await mailedInvitation(visit));
    const options = await dataOf('staffPasskeyOptions', await visit.call('staffPasskeyOptions'));
    return visit.call('staffPasskeyLogin', { body: { passkey: authenticator.get(options.data) } });
  },
  openStaffEnrollment: async (visit: Visit) => {
    const { token } = await mailedInvitation(visit);
    return visit.call('openStaffEnrollment', { body: { token } });
  },
  staffEnroll: async (visit: Visit) => (await enrol(visit, await mailedInvitation(visit))).response,
  staffLogout: asNewOwner('staffLogout'),
  staffStepUp: async (visit: Visit) => {
    const { token, recoveryCodes } = await newOwner(visit);
    return visit.call('staffStepUp', { token, body: { code: recoveryCodes[0] } });
  },
  getStaffMe: asOwner('getStaffMe'),
  changeStaffPassword: asNewOwner('changeStaffPassword', {
    current: password,
    next: 'lantern in a blue harbour',
  }),
  renewRecoveryCodes: asOwner('renewRecoveryCodes'),
  listPasskeys: asOwner('listPasskeys'),
  newPasskeyOptions: asOwner('newPasskeyOptions'),
  addPasskey: async (visit: Visit) => {
    const options = await asOwner('newPasskeyOptions')(visit);
    const { data } = await dataOf('newPasskeyOptions', options);
    return asOwner('addPasskey', { passkey: new Authenticator(siteUrl).create(data) })(visit);
  },
  removePasskey: async (visit: Visit) => {
    const { token } = await standingOwner(visit);
    const added = await dataOf('addPasskey', await staffCalls.addPasskey(visit));
    const path = `/staff/me/passkeys/${added.data.at(-1)?.credentialId}`;
    return visit.call('removePasskey', { token, path });
  },
  listStaffSessions: asOwner('listStaffSessions'),
  endStaffSessions: asNewOwner('endStaffSessions'),
  endStaffSession: async (visit: Visit) => {
    const { token } = await newOwner(visit);
    const [session] = (await dataOf('listStaffSessions', await visit.call('listStaffSessions', { token })))
      .data;
    return visit.call('endStaffSession', { token, path: `/staff/me/sessions/${session?.id}` });
  },
  listStaff: asOwner('listStaff'),
  inviteStaff: async (visit: Visit) =>
    asOwner('inviteStaff', { email: newVisitor().email, name: '김직원', role: 'reader' })(visit),
  changeStaff: aboutPerson('changeStaff', { role: 'editor' }),
  endStaff: aboutPerson('endStaff'),
  endSessionsOfStaff: aboutPerson('endSessionsOfStaff'),
  reinviteStaff: aboutPerson('reinviteStaff'),
  listSessionsOfStaff: async (visit: Visit) => {
    const { token } = await standingOwner(visit);
    return visit.call('listSessionsOfStaff', { token, path: await sessionsPath(visit, token) });
  },
  endSessionOfStaff: async (visit: Visit) => {
    const { token } = await standingOwner(visit);
    const person = await newOwner(visit);
    const path = await sessionsPath(visit, person.token);
    const sessions = await visit.call('listSessionsOfStaff', { token, path });
    const [session] = (await dataOf('listSessionsOfStaff', sessions)).data;
    return visit.call('endSessionOfStaff', { token, path: `${path}/${session?.id}` });
  },
  listMessages: async (visit: Visit) => {
    await refusedMail(visit);
    return asOwner('listMessages')(visit);
  },
  resendMessages: asOwner('resendMessages', {}),
  deleteMessage: (visit: Visit) => onRefusedMail('deleteMessage', visit),
  showRecipient: (visit: Visit) => onRefusedMail('showRecipient', visit),
  listBounces: async (visit: Visit) => {
    await refusedMail(visit);
    return asOwner('listBounces')(visit);
  },
  showBounce: (visit: Visit) => onRefusedMail('showBounce', visit),
  getStaffHome: asOwner('getStaffHome'),
  getStaffSettings: asOwner('getStaffSettings'),
  changeStaffSettings: asOwner('changeStaffSettings', { switcherLocales: ['ko-KR', 'en-US'] }),
  listStaffPharmacies: asOwner('listStaffPharmacies'),
  listPharmacyPlaces: asOwner('listPharmacyPlaces'),
  exportPharmacies: asOwner('exportPharmacies'),
  importPharmacies: withFile('importPharmacies', 'Key,Phone\nsaebomgil,02-6900-0101\n'),
  exportLots: asOwner('exportLots'),
  importLots: withFile('importLots', 'Lot number,Analyst\nLMB07-2609-K7QX,GMS\n'),
  createPharmacy: (visit: Visit) => newPharmacy(visit),
  getStaffPharmacy: (visit: Visit) => onPharmacy('getStaffPharmacy', visit),
  changePharmacy: (visit: Visit) =>
    onPharmacy('changePharmacy', visit, (version) => ({ ...newPharmacyBody, phone: null, version })),
  changePharmacyState: (visit: Visit) =>
    onPharmacy('changePharmacyState', visit, (version) => ({ isClosed: true, version })),
  ...deskCalls({
    tokenOf: async (visit) => (await standingOwner(visit)).token,
    memberEmail: () => member.email,
    idIn: async (response) => {
      const item = v.object({ id: v.number() });
      const { data } = v.parse(v.object({ data: v.union([item, v.array(item)]) }), await response.json());
      return (Array.isArray(data) ? data[0]?.id : data.id) ?? 0;
    },
  }),
};

type OnItem = { reference: string; token: string; visit: Visit };

async function newInquiry(visit: Visit): Promise<OnItem> {
  const { token } = await standingOwner(visit);
  const body = { ...Object(examples.createContact?.request), email: newVisitor().email };
  const { reference } = (await dataOf('createContact', await visit.call('createContact', { body }))).data;
  return { reference, token, visit };
}

async function newSampleRequest(visit: Visit): Promise<OnItem> {
  const { token } = await standingOwner(visit);
  const { data } = await dataOf('createSample', await calls.createSample(visit));
  return { reference: `S-${data.id}`, token, visit };
}

function callOnItem(name: EndpointName, { reference, token, visit }: OnItem, body?: unknown, id = '') {
  const path = endpoints[name].path.replace('{reference}', reference).replace('{id}', id);
  return visit.call(name, { token, path, ...(body === undefined ? {} : { body }) });
}

const onInquiry = (name: EndpointName, body?: unknown) => async (visit: Visit) =>
  callOnItem(name, await newInquiry(visit), body);

const onSampleRequest = (name: EndpointName, body: unknown) => async (visit: Visit) =>
  callOnItem(name, await newSampleRequest(visit), body);

async function onNote(visit: Visit): Promise<OnItem & { id: string }> {
  const item = await newInquiry(visit);
  await callOnItem('addInboxNote', item, { revision: 1, content: '메모' });
  const { data } = await dataOf('getInboxItem', await callOnItem('getInboxItem', item));
  return { ...item, id: String(data.notes[0]?.id) };
}

async function answerWithFile(item: OnItem): Promise<Response> {
  const multipart = new FormData();
  multipart.set('revision', '1');
  multipart.set('text', '네');
  multipart.append('files', new Blob(['%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n']), 'a.pdf');
  const path = endpoints.answerInboxItem.path.replace('{reference}', item.reference);
  return item.visit.call('answerInboxItem', { token: item.token, path, multipart });
}

async function onAnswer(visit: Visit) {
  const item = await newInquiry(visit);
  await answerWithFile(item);
  const { data } = await dataOf('getInboxItem', await callOnItem('getInboxItem', item));
  return { item, answer: data.answers[0] };
}

async function closeOne(visit: Visit): Promise<Response> {
  const { reference, token } = await newInquiry(visit);
  return visit.call('closeInboxItems', { token, body: { act: 'spam', items: [{ reference, revision: 1 }] } });
}

const replyBody = Object(examples.createReply?.request);

async function newReply(visit: Visit): Promise<{ token: string; path: string }> {
  const { token } = await standingOwner(visit);
  const { id } = (await dataOf('createReply', await visit.call('createReply', { token, body: replyBody })))
    .data;
  return { token, path: `/staff/replies/${id}` };
}

const inboxCalls = {
  listInbox: async (visit: Visit) => {
    const { token } = await newInquiry(visit);
    return visit.call('listInbox', { token, path: '/staff/inbox/items?order=newest' });
  },
  countInbox: asOwner('countInbox'),
  listInboxAgents: asOwner('listInboxAgents'),
  getInboxItem: onInquiry('getInboxItem'),
  watchInboxItem: onInquiry('watchInboxItem', { revision: 1, isWriting: true }),
  readInboxItem: onInquiry('readInboxItem'),
  unreadInboxItem: onInquiry('unreadInboxItem'),
  downloadInboxFile: async (visit: Visit) => {
    const { item, answer } = await onAnswer(visit);
    return callOnItem('downloadInboxFile', item, undefined, answer?.files[0]?.id);
  },
  assignInboxItem: onInquiry('assignInboxItem', { revision: 1, assignee: null }),
  addInboxNote: onInquiry('addInboxNote', { revision: 1, content: '메모' }),
  changeInboxNote: async (visit: Visit) => {
    const note = await onNote(visit);
    return callOnItem('changeInboxNote', note, { revision: 2, content: '고침' }, note.id);
  },
  deleteInboxNote: async (visit: Visit) => {
    const note = await onNote(visit);
    return callOnItem('deleteInboxNote', note, undefined, `${note.id}?revision=2`);
  },
  previewInboxAnswer: onInquiry('previewInboxAnswer', { text: '네' }),
  answerInboxItem: async (visit: Visit) => answerWithFile(await newInquiry(visit)),
  resendInboxAnswer: async (visit: Visit) => {
    const { item, answer } = await onAnswer(visit);
    return callOnItem('resendInboxAnswer', item, { revision: 2 }, String(answer?.id));
  },
  changeInboxState: onInquiry('changeInboxState', { revision: 1, state: 'processed' }),
  previewSampleMail: onSampleRequest('previewSampleMail', { status: 'sent' }),
  changeInboxSample: onSampleRequest('changeInboxSample', { revision: 1, status: 'sent' }),
  closeInboxItems: closeOne,
  undoInboxClosing: async (visit: Visit) => {
    const { token } = await standingOwner(visit);
    const { batch } = (await dataOf('closeInboxItems', await closeOne(visit))).data;
    return visit.call('undoInboxClosing', { token, path: `/staff/inbox/closings/${batch}` });
  },
  listReplies: async (visit: Visit) => {
    const { token } = await newReply(visit);
    return visit.call('listReplies', { token });
  },
  createReply: asOwner('createReply', replyBody),
  changeReply: async (visit: Visit) =>
    visit.call('changeReply', { ...(await newReply(visit)), body: { ...replyBody, revision: 1 } }),
  deleteReply: async (visit: Visit) => {
    const { token, path } = await newReply(visit);
    return visit.call('deleteReply', { token, path: `${path}?revision=1` });
  },
};

const mine = (name: EndpointName) => (visit: Visit) => visit.call(name, { token: member.token });
const plainly = (name: EndpointName) => (visit: Visit) => visit.call(name);

/** A successful call of each endpoint. */
const calls: Record<EndpointName, (visit: Visit) => Promise<Response>> = {
  listLanguages: plainly('listLanguages'),
  getContentState: plainly('getContentState'),
  getSiteSettings: plainly('getSiteSettings'),
  listCountries: plainly('listCountries'),
  checkCaptcha: (visit) => visit.call('checkCaptcha', { path: '/captcha/google-check?token=x' }),
  createContact: (visit) =>
    visit.call('createContact', {
      body: { ...Object(examples.createContact?.request), email: newVisitor().email },
    }),
  getContactStatus: async (visit) => {
    const { email } = newVisitor();
    const body = { ...Object(examples.createContact?.request), email };
    const { reference } = (await dataOf('createContact', await visit.call('createContact', { body }))).data;
    return visit.call('getContactStatus', {
      path: `/contacts/status?${new URLSearchParams({ reference, email })}`,
    });
  },
  listPatentCategories: plainly('listPatentCategories'),
  listThesisCategories: plainly('listThesisCategories'),
  listNewsCategories: plainly('listNewsCategories'),
  listPressCategories: plainly('listPressCategories'),
  listPatents: plainly('listPatents'),
  listTheses: plainly('listTheses'),
  listNews: plainly('listNews'),
  listPress: plainly('listPress'),
  getPatent: async (visit) =>
    visit.call('getPatent', { path: `/post/patent/${await firstOf('listPatents', visit)}` }),
  getThesis: async (visit) =>
    visit.call('getThesis', { path: `/post/thesis/${await firstOf('listTheses', visit)}` }),
  getNews: async (visit) => visit.call('getNews', { path: `/post/news/${await firstOf('listNews', visit)}` }),
  listMaterials: plainly('listMaterials'),
  getMaterial: (visit) => visit.call('getMaterial', { path: '/product/material/LMB-07' }),
  getLot: (visit) => visit.call('getLot', { path: '/lots/LMB07-2609-K7QX' }),
  listOwnProducts: plainly('listOwnProducts'),
  listRelatedProducts: plainly('listRelatedProducts'),
  listProductOptions: plainly('listProductOptions'),
  listHistory: plainly('listHistory'),
  listClients: plainly('listClients'),
  listPeople: plainly('listPeople'),
  listOpenings: plainly('listOpenings'),
  listQuotes: plainly('listQuotes'),
  listFigures: plainly('listFigures'),
  listDetails: plainly('listDetails'),
  listFaqs: plainly('listFaqs'),
  getTerm: (visit) => visit.call('getTerm', { path: '/terms/privacy' }),
  listDocuments: plainly('listDocuments'),
  listDocumentTypes: plainly('listDocumentTypes'),
  downloadFile: async (visit) => {
    const [document] = (await dataOf('listDocuments', await visit.call('listDocuments'))).data;
    return visit.call('downloadFile', { path: document?.url.slice(apiBase.length) ?? '' });
  },
  listPharmacies: plainly('listPharmacies'),
  listRegions: plainly('listRegions'),
  search: (visit) => visit.call('search', { path: `/search?q=${encodeURIComponent('ㅇㅅㄱ')}` }),
  listSuggestions: (visit) =>
    visit.call('listSuggestions', { path: `/search/suggestions?q=${encodeURIComponent('유산ㄱ')}` }),
  login: (visit) => visit.call('login', { body: { email: member.email.toUpperCase(), password } }),
  logout: async (visit) => visit.call('logout', { token: await signIn(member.email) }),
  signInWithFacebook: (visit) => signInWith('signInWithFacebook', 'facebook', visit),
  signInWithGoogle: (visit) => signInWith('signInWithGoogle', 'google', visit),
  signInWithNaver: (visit) => signInWith('signInWithNaver', 'naver', visit),
  signInWithKakao: (visit) => signInWith('signInWithKakao', 'kakao', visit),
  sendSignUpCode: (visit) => visit.call('sendSignUpCode', { body: { mobile: newMobile() } }),
  signUp: async (visit) => (await signUp(visit)).response,
  getMe: mine('getMe'),
  changeMe: (visit) =>
    visit.call('changeMe', { token: member.token, body: { birthday: '19990101', address2: null } }),
  withdraw: async (visit) => {
    const token = await signIn((await signUp(visit)).email);
    const body = { reason: 'RARELY_USED', agree: true, confirm: true, password };
    return visit.call('withdraw', { token, body });
  },
  changePassword: (visit) =>
    visit.call('changePassword', { token: member.token, body: { current: password, next: password } }),
  linkProvider: async (visit) => (await linkNaver(visit)).response,
  unlinkProvider: async (visit) => {
    const { token } = await linkNaver(visit);
    return visit.call('unlinkProvider', { token, path: '/me/providers/naver' });
  },
  sendPhoneChangeCode: (visit) =>
    visit.call('sendPhoneChangeCode', { token: member.token, body: { mobile: newMobile() } }),
  changePhone: async (visit) => {
    const mobile = newMobile();
    await visit.call('sendPhoneChangeCode', { token: member.token, body: { mobile } });
    return visit.call('changePhone', { token: member.token, body: { mobile, code: await codeFor(mobile) } });
  },
  endSessions: async (visit) => {
    const { email } = await signUp(visit);
    const [token, other] = [await signIn(email), await signIn(email)];
    const answered = await visit.call('endSessions', { token });
    for (const ended of [token, other])
      expect((await visit.call('getMe', { token: ended })).status).toBe(401);
    return answered;
  },
  mailVerification: async (visit) => {
    const { email } = await signUp(visit);
    return visit.call('mailVerification', { token: await signIn(email) });
  },
  verifyEmail: async (visit) => {
    const { email } = await signUp(visit);
    return visit.call('verifyEmail', { body: { token: await tokenFor(email) } });
  },
  unsubscribe: async (visit) => {
    const { email, token } = await newMember();
    await visit.call('changeMe', { body: { advertisingAgree: true }, token });
    return visit.call('unsubscribe', { body: { token: await tokenFor(email) } });
  },
  forgotPassword: (visit) => visit.call('forgotPassword', { body: { email: newVisitor().email } }),
  resetPassword: async (visit) => {
    const { email, token } = await newMember();
    await visit.call('forgotPassword', { body: { email } });
    const answered = await visit.call('resetPassword', { body: { token: await tokenFor(email), password } });
    // The session from before is over.
    expect((await visit.call('getMe', { token })).status).toBe(401);
    return answered;
  },
  kakaoUnlinked: (visit) =>
    visit.call('kakaoUnlinked', {
      form: { app_id: '1', user_id: '4242', referrer_type: 'UNLINK_FROM_APPS' },
      headers: { authorization: 'KakaoAK admin-key' },
    }),
  kakaoUnlinkedByGet: (visit) =>
    visit.call('kakaoUnlinkedByGet', {
      path: '/auth/kakao/unlink?app_id=1&user_id=4242&referrer_type=UNLINK_FROM_APPS',
      headers: { authorization: 'KakaoAK admin-key' },
    }),
  facebookDeletion: (visit) =>
    visit.call('facebookDeletion', {
      form: { signed_request: signedRequest({ user_id: '4242' }, client.clientSecret) },
    }),
  listPoints: (visit) => visit.call('listPoints', { token: member.token, path: '/me/points?period=6m' }),
  listQuestions: mine('listQuestions'),
  createQuestion: async (visit) => {
    const token = await signIn((await signUp(visit)).email);
    return visit.call('createQuestion', { token, body: examples.createQuestion?.request });
  },
  getQuestion: (visit) => onQuestion('getQuestion', visit),
  changeQuestion: (visit) => onQuestion('changeQuestion', visit, { title: 'Changed' }),
  deleteQuestion: (visit) => onQuestion('deleteQuestion', visit),
  listSamples: mine('listSamples'),
  createSample: async (visit) => {
    const token = await signIn((await signUp(visit)).email);
    const [material] = (await dataOf('listMaterials', await visit.call('listMaterials'))).data;
    return visit.call('createSample', {
      token,
      body: { idProduct: material?.id, amount: '500 g', purpose: 'Trial' },
    });
  },
  ...staffCalls,
  ...contentCalls(async (visit) => (await standingOwner(visit)).token),
  ...inboxCalls,
};

const names = Object.keys(calls) as EndpointName[];

/** Each endpoint in each language once, and on each database in every other language. */
function namesIn(locale: Locale, kind: DatabaseKind): EndpointName[] {
  const offset = locales.indexOf(locale) + databaseKinds.indexOf(kind);
  return names.filter((_, index) => (index + offset) % 2 === 0);
}

/** Lists of which something must be there, in any language. */
function expectContent(name: EndpointName, answer: unknown): void {
  const list = v.safeParse(v.object({ data: v.array(v.unknown()) }), answer);
  const mayBeEmpty: EndpointName[] = ['listSamples'];
  if (list.success && !mayBeEmpty.includes(name)) expect(list.output.data.length).toBeGreaterThan(0);
}

describe.each(databaseKinds)('the contract over HTTP on %s', (kind) => {
  beforeAll(async () => {
    dataDir = newSeededDataDir();
    const database: Record<string, string> =
      kind === 'pglite' ? {} : { DATABASE_URL: await newPostgresDatabase(inject('postgresUrl')) };
    environment = () => ({ DATA_DIR: dataDir, ...database });
    const providers: Record<string, string> = {};
    for (const provider of socialProviders) {
      const redirectUris = [`${siteUrl}/auth/${provider}/callback`];
      const server = await startOAuthServer(provider, { ...client, redirectUris });
      oauth.set(provider, server);
      const prefix = provider.toUpperCase();
      providers[`${prefix}_CLIENT_ID`] = client.clientId;
      providers[`${prefix}_CLIENT_SECRET`] = client.clientSecret;
      providers[`${prefix}_TOKEN_URL`] = server.tokenUrl;
      providers[`${prefix}_PROFILE_URL`] = server.profileUrl;
      providers[`${prefix}_UNLINK_URL`] = server.unlinkUrl;
    }
    providers.KAKAO_ADMIN_KEY = 'admin-key';
    mailServer = await startMailServer({ unknown: unknownRecipients });
    const mail = { SMTP_URL: mailServer.url };
    site = await startSite({ ...environment(), ...providers, ...mail, ...behindProxy, SITE_URL: siteUrl });
    member = await newMember();
    owner = undefined;
  });

  afterAll(async () => {
    await site?.kill();
    for (const server of oauth.values()) await server.stop();
    await mailServer?.stop();
  });

  describe.each(locales)('in %s', (locale) => {
    it.each(namesIn(locale, kind))('%s answers as it says', async (name) => {
      const endpoint: Endpoint = endpoints[name];
      const response = await calls[name](visitIn(locale));
      const text = await response.text();
      expect(response.status, text.slice(0, 500)).toBe(endpoint.response.status);
      if (endpoint.response.isFile) {
        expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
        expect(text).not.toBe('');
        return;
      }
      expect(response.headers.get('content-language')).toBeTruthy();
      expect(response.headers.get('cache-control')).toBe('no-store');
      const json: unknown = text === '' ? undefined : JSON.parse(text);
      expect(v.parse(endpoint.response.schema, json)).toEqual(json);
      expectContent(name, json);
    });
  });

  it.each(names.filter((name) => 'auth' in endpoints[name] && endpoints[name].auth === 'member'))(
    '%s is for members only',
    async (name) => {
      const path = endpoints[name].path.replace('{id}', '1').replace('{provider}', 'naver');
      for (const token of [undefined, 'x'.repeat(43), `Bearer ${member.token}`]) {
        const sent = endpoints[name].method === 'GET' ? {} : { body: {} };
        const response = await visitIn('en-US').call(name, { path, ...sent, ...(token ? { token } : {}) });
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
      }
    },
  );
});
