const publicMaxAge = 3600;

/** Windows refuses some characters in names. */
function contentDisposition(download: string): string {
  const name = download.replace(/\s*[\\/:*?"<>|]+\s*/g, ' ');
  const plain = name.replace(/[^\x20-\x7e]|%/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** `size` absent: not known before the end. */
type Attachment = { name: string; mediaType: string; size?: number; isPersonal: boolean };

/** Never inline: its content must not run on our origin. */
export function attachmentResponse(
  { name, mediaType, size, isPersonal }: Attachment,
  bytes: ReadableStream<Uint8Array>,
): Response {
  return new Response(bytes, {
    headers: {
      'content-type': mediaType,
      ...(size === undefined ? {} : { 'content-length': String(size) }),
      'content-disposition': contentDisposition(name),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': isPersonal ? 'private, no-store' : `public, max-age=${publicMaxAge}`,
    },
  });
}
