import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ApiContractError } from '#app/api-client/api-errors.server.ts';
import { parseAnswer } from '#app/api-client/parse-answer.server.ts';
import { endpoints } from '#contract/endpoints.ts';

const endpoint = endpoints.listFaqs;

const schema = v.object({
  data: v.array(v.object({ id: v.number() })),
  page: v.object({ total: v.number() }),
});
const page = { total: 2 };

describe('an answer of the API', () => {
  it('that is a list omits broken items', () => {
    const value = { data: [{ id: 'secret' }, { id: 2 }, null], page };
    const reported: Error[] = [];
    const answer = parseAnswer(endpoint, schema, value, (error) => reported.push(error));
    expect(answer).toEqual({ data: [{ id: 2 }], page });
    expect(reported.map(({ message }) => message)).toEqual([
      'GET /faqs answered outside the contract at data.0.id',
    ]);
  });

  it.each([
    ['a list whose items are all broken', { data: [{}, {}], page }],
    ['a fault outside the items', { data: [{ id: 'secret' }, { id: 2 }], page: {} }],
    ['data that is no list', { data: 'secret', page }],
    ['no body', undefined],
  ])('with %s is refused without its content', (_what, value) => {
    const read = () => parseAnswer(endpoint, schema, value, (error) => expect.fail(error.message));
    expect(read).toThrow(ApiContractError);
    expect(read).toThrow(/^GET \/faqs answered outside the contract at (?:data|page|\(root\))[.\w]*$/);
  });
});
