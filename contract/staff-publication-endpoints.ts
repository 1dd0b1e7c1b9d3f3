import { type Endpoint, nothing } from './endpoint.ts';
import { itemAnswerSchema } from './staff-content.ts';
import { itemParamsSchema, revisionSchema, scheduleItemSchema } from './staff-content-requests.ts';

const item = { status: 200, schema: itemAnswerSchema } as const;
const atRevision = { params: itemParamsSchema, body: revisionSchema } as const;

export const staffPublicationEndpoints = {
  publishItem: {
    method: 'POST',
    path: '/staff/content/{id}/publish',
    summary: 'Publish the draft now',
    staff: 'content.publish',
    request: atRevision,
    response: item,
    problems: ['conflict', 'not_publishable'],
  },
  scheduleItem: {
    method: 'POST',
    path: '/staff/content/{id}/schedule',
    summary: 'Publish the draft at a moment',
    staff: 'content.publish',
    request: { params: itemParamsSchema, body: scheduleItemSchema },
    response: item,
    problems: ['conflict', 'not_publishable'],
  },
  unscheduleItem: {
    method: 'POST',
    path: '/staff/content/{id}/unschedule',
    summary: 'Call the scheduled publication off',
    staff: 'content.publish',
    request: atRevision,
    response: item,
    problems: ['conflict'],
  },
  unpublishItem: {
    method: 'POST',
    path: '/staff/content/{id}/unpublish',
    summary: 'Take the item off the public pages',
    staff: 'content.publish',
    request: atRevision,
    response: item,
    problems: ['conflict'],
  },
  trashItem: {
    method: 'POST',
    path: '/staff/content/{id}/trash',
    summary: 'Unpublish the item and delete it in 30 days',
    staff: 'content.trash',
    request: atRevision,
    response: item,
    problems: ['conflict'],
  },
  restoreItem: {
    method: 'POST',
    path: '/staff/content/{id}/restore',
    summary: 'Take the item out of the trash, unpublished',
    staff: 'content.trash',
    request: atRevision,
    response: item,
    problems: ['conflict'],
  },
  deleteItem: {
    method: 'DELETE',
    path: '/staff/content/{id}',
    summary: 'Delete an item of the trash with its versions',
    staff: 'content.delete',
    request: { params: itemParamsSchema },
    response: nothing,
    problems: ['conflict'],
  },
} as const satisfies Record<string, Endpoint>;
