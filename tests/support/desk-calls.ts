import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { newVisitor } from './visitor.ts';

export type Visit = {
  locale: Locale;
  /** An endpoint's method at a path, which is its own unless it has parameters. */
  call(
    name: EndpointName,
    request?: {
      path?: string;
      body?: unknown;
      form?: Record<string, string>;
      multipart?: FormData;
      token?: string;
      headers?: Record<string, string>;
    },
  ): Promise<Response>;
};

type Tools = {
  tokenOf(visit: Visit): Promise<string>;
  /** The email address of a stored member. */
  memberEmail(): string;
  idIn(response: Response): Promise<number>;
};

/** Successful calls of the endpoints of members, the privacy desk, access records and legal texts. */
export function deskCalls({ tokenOf, memberEmail, idIn }: Tools) {
  const call =
    (name: EndpointName, params: Record<string, string> = {}, body?: unknown) =>
    async (visit: Visit) => {
      let path: string = endpoints[name].path;
      for (const [key, value] of Object.entries(params)) path = path.replace(`{${key}}`, value);
      return visit.call(name, {
        token: await tokenOf(visit),
        path,
        ...(body === undefined ? {} : { body }),
      });
    };

  const onMember = (name: EndpointName, body?: unknown) => async (visit: Visit) => {
    const found = await visit.call('searchMembers', {
      token: await tokenOf(visit),
      path: `/staff/members?person=${encodeURIComponent(memberEmail())}`,
    });
    return call(name, { id: String(await idIn(found)) }, body)(visit);
  };

  const enter = (kind: string) => (visit: Visit) => {
    const request = { kind, channel: 'phone', receivedOn: '2026-11-20', email: newVisitor().email };
    return call('enterPrivacyRequest', {}, request)(visit);
  };
  const text = { text: '등록된 번호로 다시 전화하여 확인' };
  const onRequest =
    (name: EndpointName, { kind = 'access', steps = [] as EndpointName[], body = undefined as unknown }) =>
    async (visit: Visit) => {
      const id = String(await idIn(await enter(kind)(visit)));
      for (const step of steps) await call(step, { id }, step === 'exportPerson' ? undefined : text)(visit);
      return call(name, { id }, body)(visit);
    };
  const checked: EndpointName[] = ['checkIdentity'];

  const drafted = async (visit: Visit) => {
    await call('discardTermDraft', { kind: 'marketing' })(visit);
    return call('startTermDraft', { kind: 'marketing' })(visit);
  };
  const onDraft = (name: EndpointName) => async (visit: Visit) => {
    await drafted(visit);
    return call(name, { kind: 'marketing' })(visit);
  };
  const changed = async (visit: Visit) => {
    await drafted(visit);
    const effectiveOn = `2030-01-0${locales.indexOf(visit.locale) + 1}`;
    const texts = ['ko-KR', 'en-US', 'zh-CN'].map((locale) => ({
      ...{ locale, title: '마케팅 정보 수신', content: '새 본문', changes: '' },
    }));
    const change = { revision: 1, effectiveOn, isUnfavourable: true, consentAgain: false, texts };
    return call('changeTermDraft', { kind: 'marketing' }, change)(visit);
  };

  return {
    searchMembers: call('searchMembers'),
    getMemberAsStaff: onMember('getMemberAsStaff'),
    showMemberField: onMember('showMemberField', { field: 'name' }),
    listPointsOfMember: onMember('listPointsOfMember'),
    changePoints: onMember('changePoints', { amount: 100, reason: '행사 적립' }),
    endSessionsOfMember: async (visit: Visit) => {
      // The newest member: the stored one stays signed in for the other calls.
      return call('endSessionsOfMember', { id: String(await idIn(await call('searchMembers')(visit))) })(
        visit,
      );
    },
    listPrivacyRequests: async (visit: Visit) => {
      await enter('access')(visit);
      return call('listPrivacyRequests')(visit);
    },
    enterPrivacyRequest: enter('erasure'),
    getPrivacyRequest: onRequest('getPrivacyRequest', {}),
    extendPrivacyRequest: async (visit: Visit) => {
      const request = { kind: 'access', channel: 'email', receivedOn: '2026-11-20', email: memberEmail() };
      const id = String(await idIn(await call('enterPrivacyRequest', {}, request)(visit)));
      return call('extendPrivacyRequest', { id }, { with: 'mobile' })(visit);
    },
    checkIdentity: onRequest('checkIdentity', { body: text }),
    refusePrivacyRequest: onRequest('refusePrivacyRequest', { body: text }),
    answerPrivacyRequest: onRequest('answerPrivacyRequest', {
      steps: [...checked, 'exportPerson'],
      body: text,
    }),
    exportPerson: onRequest('exportPerson', { steps: checked }),
    erasePerson: onRequest('erasePerson', { kind: 'erasure', steps: checked }),
    listAccessRecords: call('listAccessRecords'),
    getRecordState: call('getRecordState'),
    verifyAccessRecords: call('verifyAccessRecords'),
    exportAccessRecords: call('exportAccessRecords', {}, {}),
    getRecordMonth: call('getRecordMonth', { month: '2026-10' }),
    reviewRecordMonth: (visit: Visit) =>
      call(
        'reviewRecordMonth',
        { month: `2025-0${locales.indexOf(visit.locale) + 1}` },
        { finding: '이상 없음' },
      )(visit),
    listTermsAsStaff: call('listTermsAsStaff'),
    getTermAsStaff: call('getTermAsStaff', { id: '1' }),
    getTermDraft: onDraft('getTermDraft'),
    startTermDraft: drafted,
    changeTermDraft: changed,
    discardTermDraft: onDraft('discardTermDraft'),
    announceTerm: async (visit: Visit) => {
      await changed(visit);
      return call('announceTerm', { kind: 'marketing' }, { revision: 2 })(visit);
    },
  };
}
