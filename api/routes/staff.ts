import { endpoints } from '#contract/endpoints.ts';
import { addEndpoint } from '../add-endpoint.ts';
import type { ApiApp, ApiDeps } from '../context.ts';
import { enroll, openEnrollment } from '../services/staff/enrollment.ts';
import { changeOwnPassword, getOwnAccount, renewRecoveryCodes } from '../services/staff/own-account.ts';
import {
  addOwnPasskey,
  listOwnPasskeys,
  newPasskeyOptions,
  removeOwnPasskey,
} from '../services/staff/own-passkeys.ts';
import { passkeyRequest } from '../services/staff/passkeys.ts';
import { passkeyLogin, staffLogin, stepUp } from '../services/staff/sign-in.ts';
import {
  changePerson,
  endPerson,
  endSessionOf,
  endSessionsOf,
  invitePerson,
  listPeople,
  reinvitePerson,
} from '../services/staff/staff-people.ts';
import {
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
  listSessionsOf,
} from '../services/staff/staff-sessions.ts';

const done = { body: undefined };

function addSignInRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.staffLogin, async ({ body, clientAddress }) => ({
    body: { data: await staffLogin(deps, body, clientAddress) },
  }));

  addEndpoint(app, deps, endpoints.staffPasskeyOptions, async () => ({
    body: { data: await passkeyRequest(deps) },
  }));

  addEndpoint(app, deps, endpoints.staffPasskeyLogin, async ({ body, clientAddress }) => ({
    body: { data: await passkeyLogin(deps, body.passkey, clientAddress) },
  }));

  addEndpoint(app, deps, endpoints.openStaffEnrollment, async ({ body }) => ({
    body: { data: await openEnrollment(deps, body.token) },
  }));

  addEndpoint(app, deps, endpoints.staffEnroll, async ({ body, clientAddress }) => ({
    body: { data: await enroll(deps, body, clientAddress) },
  }));

  addEndpoint(app, deps, endpoints.staffLogout, async ({ actor }) => {
    await endOwnSession(deps.db, actor);
    return done;
  });

  addEndpoint(app, deps, endpoints.staffStepUp, async ({ actor, body }) => {
    await stepUp(deps, actor, body);
    return done;
  });
}

function addOwnRoutes(app: ApiApp, deps: ApiDeps): void {
  const { db } = deps;
  addEndpoint(app, deps, endpoints.getStaffMe, async ({ actor }) => ({
    body: { data: await getOwnAccount(db, actor) },
  }));

  addEndpoint(app, deps, endpoints.changeStaffPassword, async ({ actor, body }) => {
    await changeOwnPassword(deps, actor, body);
    return done;
  });

  addEndpoint(app, deps, endpoints.renewRecoveryCodes, async ({ actor }) => ({
    body: { data: { recoveryCodes: await renewRecoveryCodes(deps, actor) } },
  }));

  addEndpoint(app, deps, endpoints.listPasskeys, async ({ actor }) => ({
    body: { data: await listOwnPasskeys(db, actor) },
  }));

  addEndpoint(app, deps, endpoints.newPasskeyOptions, async ({ actor }) => ({
    body: { data: await newPasskeyOptions(deps, actor) },
  }));

  addEndpoint(app, deps, endpoints.addPasskey, async ({ actor, body }) => ({
    body: { data: await addOwnPasskey(deps, actor, body.passkey) },
  }));

  addEndpoint(app, deps, endpoints.removePasskey, async ({ actor, params }) => {
    await removeOwnPasskey(deps, actor, params.credentialId);
    return done;
  });

  addEndpoint(app, deps, endpoints.listStaffSessions, async ({ actor }) => ({
    body: { data: await listOwnSessions(db, actor) },
  }));

  addEndpoint(app, deps, endpoints.endStaffSessions, async ({ actor }) => {
    await endOwnSessions(db, actor);
    return done;
  });

  addEndpoint(app, deps, endpoints.endStaffSession, async ({ actor, params }) => {
    await endOwnSession(db, actor, params.id);
    return done;
  });
}

function addPeopleRoutes(app: ApiApp, deps: ApiDeps): void {
  addEndpoint(app, deps, endpoints.listStaff, async ({ actor }) => ({
    body: { data: await listPeople(deps.db, actor) },
  }));

  addEndpoint(app, deps, endpoints.inviteStaff, async ({ actor, body, locale }) => ({
    body: { data: await invitePerson(deps, actor, body, locale) },
  }));

  addEndpoint(app, deps, endpoints.changeStaff, async ({ actor, params, body }) => ({
    body: { data: await changePerson(deps, actor, params.id, body) },
  }));

  addEndpoint(app, deps, endpoints.endStaff, async ({ actor, params }) => {
    await endPerson(deps, actor, params.id);
    return done;
  });

  addEndpoint(app, deps, endpoints.reinviteStaff, async ({ actor, params, locale }) => {
    await reinvitePerson(deps, actor, params.id, locale);
    return done;
  });

  addEndpoint(app, deps, endpoints.listSessionsOfStaff, async ({ actor, params }) => ({
    body: { data: await listSessionsOf(deps.db, actor, params.id) },
  }));

  addEndpoint(app, deps, endpoints.endSessionOfStaff, async ({ actor, params }) => {
    await endSessionOf(deps, actor, params.id, params.sessionId);
    return done;
  });

  addEndpoint(app, deps, endpoints.endSessionsOfStaff, async ({ actor, params }) => {
    await endSessionsOf(deps, actor, params.id);
    return done;
  });
}

export function addStaffRoutes(app: ApiApp, deps: ApiDeps): void {
  addSignInRoutes(app, deps);
  addOwnRoutes(app, deps);
  addPeopleRoutes(app, deps);
}
