import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { expectProblem } from '../support/answers.ts';
import { MemberApi } from '../support/member-api.ts';
import { StaffApi } from '../support/staff-api.ts';

type BadValue = [name: EndpointName, parameter: string, value: string, code: string];

const long = (length: number) => 'x'.repeat(length);

const pageValues = [
  ['page', '0', 'out_of_range'],
  ['page', '-1', 'invalid_number'],
  ['page', 'abc', 'invalid_number'],
  ['page', '', 'invalid_number'],
  ['page', '1e309', 'invalid_number'],
  ['page', '1000001', 'out_of_range'],
  ['size', '0', 'out_of_range'],
  ['size', '101', 'out_of_range'],
  ['size', '100000', 'out_of_range'],
  ['size', "1'--", 'invalid_number'],
] as const;

function queryNames(endpoint: Endpoint): string[] {
  const { query } = endpoint.request;
  return query && 'entries' in query ? Object.keys(Object(query.entries)) : [];
}

const names = Object.keys(endpoints) as EndpointName[];

const isStaff = (name: EndpointName) => endpoints[name].path.startsWith('/staff/');

const staffParameters = names
  .filter(isStaff)
  .flatMap((name) =>
    queryNames(endpoints[name]).map((parameter): [EndpointName, string] => [name, parameter]),
  );

const badPages = names
  .filter((name) => !isStaff(name) && queryNames(endpoints[name]).includes('page'))
  .flatMap((name) => pageValues.map((value): BadValue => [name, ...value]));

const badCategories = (['listNews', 'listPress', 'listPatents', 'listTheses', 'listFaqs'] as const).map(
  (name): BadValue => [name, 'idCategory', "1'or'1", 'invalid_number'],
);

const badFilters = ['siNm', 'sggNm', 'subwayArea', 'subwayLine', 'subwayName', 'query'].flatMap(
  (filter): BadValue[] => [
    ['listPharmacies', filter, '\u0000', 'forbidden_character'],
    ['listPharmacies', filter, long(51), 'too_long'],
  ],
);

const badValues: BadValue[] = [
  ...badPages,
  ...badCategories,
  ...badFilters,
  ['listPharmacies', 'idProduct', '2147483648', 'out_of_range'],
  ['listRelatedProducts', 'idProduct', '0', 'out_of_range'],
  ['listProductOptions', 'type', 'x', 'invalid'],
  ['listProductOptions', 'active', 'yes', 'invalid'],
  ['listProductOptions', 'relativePharmacy', '', 'invalid'],
  ['listHistory', 'open', 'yes', 'invalid'],
  ['listClients', 'isMain', '2', 'invalid'],
  ['listFigures', 'isMain', 'on', 'invalid'],
  ['listDocuments', 'type', 'x', 'invalid'],
  ['listDocuments', 'type', '\u0000', 'invalid'],
  ['getTerm', 'version', '../1', 'invalid'],
  ['search', 'type', 'person', 'invalid'],
  ['search', 'q', long(101), 'too_long'],
  ['listSuggestions', 'q', long(101), 'too_long'],
  ['checkCaptcha', 'token', long(4001), 'too_long'],
  ['getContactStatus', 'reference', 'a b', 'invalid'],
  ['getContactStatus', 'email', 'nobody', 'invalid_email'],
  ['listPoints', 'period', '2y', 'invalid'],
  ['listPoints', 'from', "' or 1=1--", 'invalid'],
  ['listPoints', 'from', '0000-01-01', 'invalid'],
  ['listPoints', 'to', '2026-02-30', 'invalid'],
];

/** Only Kakao, which knows the admin key, gets to the query of its notice. */
const needsKey: EndpointName = 'kakaoUnlinkedByGet';

const validOthers: Partial<Record<EndpointName, Record<string, string>>> = {
  getContactStatus: { reference: 'Q-1', email: 'a@example.com' },
};

describe('a query of the API', () => {
  let site: MemberApi;
  let token: string;

  beforeAll(async () => {
    site = await MemberApi.open('pglite', inject('postgresUrl'));
    token = (await site.member()).token;
  });

  afterAll(() => site?.close());

  function send(name: EndpointName, query: Record<string, string>): Promise<Response> {
    const { method, path } = endpoints[name];
    const url = `${path.replace('{kind}', 'terms')}?${new URLSearchParams(query)}`;
    return site.fetch(url, { method, headers: { authorization: token } });
  }

  it('has each of its parameters in this list', () => {
    const inContract = names
      .filter((name) => name !== needsKey && !isStaff(name))
      .flatMap((name) => queryNames(endpoints[name]).map((parameter) => `${name} ${parameter}`));
    const listed = new Set(badValues.map(([name, parameter]) => `${name} ${parameter}`));
    expect(inContract.length).toBeGreaterThan(40);
    expect(inContract.filter((parameter) => !listed.has(parameter))).toEqual([]);
  });

  it.each(badValues)('%s refuses %s=%j and names the field', async (name, parameter, value, code) => {
    const response = await send(name, { ...validOthers[name], [parameter]: value });
    const { errors } = await expectProblem(response, 'validation_failed');
    expect(errors).toEqual([{ path: parameter, code }]);
  });

  it('has every wrong field named', async () => {
    const problem = await expectProblem(
      await send('listNews', { page: '0', size: 'x' }),
      'validation_failed',
    );
    expect(problem.errors?.map(({ path }) => path)).toEqual(['page', 'size']);
  });
});

describe('a query of an endpoint for staff', () => {
  let staff: StaffApi;
  let token: string;

  beforeAll(async () => {
    staff = await StaffApi.open('pglite', inject('postgresUrl'));
    ({ token } = await staff.person('owner'));
  });

  afterAll(() => staff?.close());

  it.each(staffParameters)(
    '%s refuses a control character in %s and names the field',
    async (name, parameter) => {
      const { method, path } = endpoints[name];
      const url = `${path.replaceAll(/\{\w+\}/g, '1')}?${new URLSearchParams({ [parameter]: '\u0000' })}`;
      const response = await staff.site.fetch(url, { method, headers: { authorization: token } });
      const { errors } = await expectProblem(response, 'validation_failed');
      expect(errors?.map(({ path: field }) => field)).toContain(parameter);
    },
  );
});
