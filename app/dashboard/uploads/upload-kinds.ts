import type * as v from 'valibot';
import { endpoints } from '#contract/endpoints.ts';
import { maxStaffFileBytes } from '#contract/staff-content.ts';
import { maxPictureBytes } from '#contract/staff-pictures.ts';

export const uploadPath = '/admin/upload';

export const uploadKinds = {
  picture: { endpoint: endpoints.uploadPicture, maxBytes: maxPictureBytes },
  file: { endpoint: endpoints.uploadFile, maxBytes: maxStaffFileBytes },
} as const;

export type UploadKind = keyof typeof uploadKinds;

export type Uploaded<TKind extends UploadKind> = v.InferOutput<
  (typeof uploadKinds)[TKind]['endpoint']['response']['schema']
>['data'];

export function isUploadKind(name: string): name is UploadKind {
  return Object.hasOwn(uploadKinds, name);
}
