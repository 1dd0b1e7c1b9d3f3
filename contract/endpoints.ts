import { contentEndpoints } from './content-endpoints.ts';
import { memberEndpoints } from './member-endpoints.ts';
import { mypageEndpoints } from './mypage-endpoints.ts';
import { postEndpoints } from './post-endpoints.ts';
import { serviceEndpoints } from './service-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';
import { staffHomeEndpoints } from './staff-home-endpoints.ts';
import { staffMessageEndpoints } from './staff-message-endpoints.ts';
import { staffPeopleEndpoints } from './staff-people-endpoints.ts';
import { staffPharmacyEndpoints } from './staff-pharmacy-endpoints.ts';
import { staffSettingEndpoints } from './staff-setting-endpoints.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';

export type { Endpoint } from './endpoint.ts';

export const apiBase = '/api/v1';

/** The version of the contract. CHANGELOG.md has an entry for each. */
export const apiVersion = '1.4.0';

export const endpoints = {
  ...serviceEndpoints,
  ...postEndpoints,
  ...contentEndpoints,
  ...memberEndpoints,
  ...mypageEndpoints,
  ...webhookEndpoints,
  ...staffEndpoints,
  ...staffPeopleEndpoints,
  ...staffPharmacyEndpoints,
  ...staffMessageEndpoints,
  ...staffHomeEndpoints,
  ...staffSettingEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
