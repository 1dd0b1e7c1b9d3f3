import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { callApi, unexpected } from '#app/api-client/api-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import type { LotSpecification } from '#app/components/products/lot-rows.ts';
import { formatDay } from '#app/i18n/locale.ts';
import { readLotSpecification } from '#app/material-documents/lot-specification.server.ts';
import { m } from '#app/paraglide/messages.js';
import { requestContext } from '#app/server/request-context.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Lot } from '#contract/lots.ts';

/** Without a lot: none has the number, or there were too many look-ups. */
export type LotAnswer = {
  title: string;
  lot?: Lot;
  specification?: LotSpecification;
  isExpired?: boolean;
  isBusy?: boolean;
};

const defaultWait = 3600;

/** Of a page, not of an answer to a script. */
function setStatus(status: 404 | 429, retryAfter = defaultWait): void {
  const context = requestContext();
  if (!context.path.startsWith('/business/lot/')) return;
  context.status = status;
  if (status === 429) context.secondsToWait = retryAfter;
}

export const getLot = createServerFn({ method: 'GET' })
  .validator(validInput(v.object({ number: v.string() })))
  .handler(async ({ data: params }): Promise<LotAnswer> => {
    const result = await callApi(endpoints.getLot, { params });
    if (result.ok) {
      const lot = result.body.data;
      return {
        title: lot.number,
        lot,
        ...(await readLotSpecification(lot.code)),
        isExpired: lot.expiresOn < formatDay(new Date().toISOString()),
      };
    }
    const { status } = result.problem;
    if (status !== 404 && status !== 429) throw unexpected(endpoints.getLot, result.problem);
    setStatus(status, result.retryAfter);
    return { title: m.lot_title(), isBusy: status === 429 };
  });
