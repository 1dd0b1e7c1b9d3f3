import { accessRecordEndpoints } from './access-record-endpoints.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { memberEndpoints } from './member-endpoints.ts';
import { mypageEndpoints } from './mypage-endpoints.ts';
import { postEndpoints } from './post-endpoints.ts';
import { privacyRequestEndpoints } from './privacy-request-endpoints.ts';
import { serviceEndpoints } from './service-endpoints.ts';
import { staffContentEndpoints } from './staff-content-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';
import { staffHomeEndpoints } from './staff-home-endpoints.ts';
import { staffInboxClosingEndpoints } from './staff-inbox-closing-endpoints.ts';
import { staffInboxEndpoints } from './staff-inbox-endpoints.ts';
import { staffLotEndpoints } from './staff-lot-endpoints.ts';
import { staffMemberEndpoints } from './staff-member-endpoints.ts';
import { staffMessageEndpoints } from './staff-message-endpoints.ts';
import { staffPeopleEndpoints } from './staff-people-endpoints.ts';
import { staffPharmacyEndpoints } from './staff-pharmacy-endpoints.ts';
import { staffPictureEndpoints } from './staff-picture-endpoints.ts';
import { staffPublicationEndpoints } from './staff-publication-endpoints.ts';
import { staffReplyEndpoints } from './staff-reply-endpoints.ts';
import { staffSettingEndpoints } from './staff-setting-endpoints.ts';
import { staffTermEndpoints } from './staff-term-endpoints.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';

export type { Endpoint } from './endpoint.ts';

export const apiBase = '/api/v1';

/** The version of the contract. CHANGELOG.md has an entry for each. */
export const apiVersion = '1.21.0';

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
  ...staffLotEndpoints,
  ...staffMessageEndpoints,
  ...staffHomeEndpoints,
  ...staffSettingEndpoints,
  ...staffMemberEndpoints,
  ...privacyRequestEndpoints,
  ...accessRecordEndpoints,
  ...staffTermEndpoints,
  ...staffContentEndpoints,
  ...staffPublicationEndpoints,
  ...staffPictureEndpoints,
  ...staffInboxEndpoints,
  ...staffInboxClosingEndpoints,
  ...staffReplyEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
