import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { changeProfile, getMember } from '../services/members/accounts.ts';
import { changeMobile } from '../services/members/mobile.ts';
import { changePassword } from '../services/members/own-password.ts';
import { sendCode } from '../services/members/phone-codes.ts';
import { listPoints } from '../services/members/points.ts';
import { linkProvider, unlinkProvider } from '../services/members/providers.ts';
import { createSample, listSamples } from '../services/members/samples.ts';
import { withdraw } from '../services/members/withdrawal.ts';
import { paged } from './paged.ts';

export function addMeRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  addEndpoint(app, deps, endpoints.getMe, async ({ session }) => ({
    body: { data: await getMember(db, session.memberId) },
  }));

  addEndpoint(app, deps, endpoints.changeMe, async ({ session, body, locale }) => ({
    body: { data: await changeProfile(deps, session, body, locale) },
  }));

  addEndpoint(app, deps, endpoints.withdraw, async ({ session, body, clientAddress }) => {
    await withdraw(deps, session, body, clientAddress);
    return { body: undefined };
  });

  addEndpoint(app, deps, endpoints.changePassword, async ({ session, body, clientAddress }) => {
    await changePassword(deps, session, body, clientAddress);
    return { body: undefined };
  });

  addEndpoint(app, deps, endpoints.linkProvider, async ({ session, params, body, clientAddress }) => {
    const linking = { provider: params.provider, request: body, clientAddress };
    return { body: { data: await linkProvider(deps, session, linking) } };
  });

  addEndpoint(app, deps, endpoints.unlinkProvider, async ({ session, params }) => {
    await unlinkProvider(deps, session, params.provider);
    return { body: undefined };
  });

  addEndpoint(app, deps, endpoints.sendPhoneChangeCode, async ({ session, body, ...caller }) => ({
    body: { data: await sendCode(deps, { purpose: 'change', mobile: body.mobile, session }, caller) },
  }));

  addEndpoint(app, deps, endpoints.changePhone, async ({ session, body }) => ({
    body: { data: await changeMobile(deps, session, body) },
  }));

  addEndpoint(app, deps, endpoints.listPoints, async ({ session, query }) => ({
    body: paged(await listPoints(db, session.memberId, query), query),
  }));

  addEndpoint(app, deps, endpoints.listSamples, async ({ session, query, languages }) => {
    const found = await listSamples(db, session.memberId, query, languages);
    return { body: paged(found, query), locales: found.items.map(({ product }) => product.locale) };
  });

  addEndpoint(app, deps, endpoints.createSample, async ({ session, body, languages, headers }) => {
    const key = headers['idempotency-key'];
    const sample = await createSample(deps, session, body, { languages, key });
    return { body: { data: sample }, locales: [sample.product.locale] };
  });
}
