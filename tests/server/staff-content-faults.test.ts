import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { article, ContentDesk } from '../support/content-desk.ts';
import { databaseKinds } from '../support/databases.ts';
import { StaffApi } from '../support/staff-api.ts';

const background = { r: 12, g: 74, b: 55 };

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A file of some bytes that says it has 3.6 billion pixels. */
function hugePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

const lies: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['a drawing named as a picture', 'a.png', () => drawing],
  ['a drawing', 'a.svg', () => drawing],
  ['a page named as a picture', 'a.jpg', () => page],
  ['a document named as a picture', 'a.webp', () => pdf],
  ['a PNG named as a JPEG', 'a.jpg', () => png(8, 8)],
  ['a picture without an extension', 'picture', () => png(8, 8)],
  ['a picture that ends in the middle', 'a.png', async () => (await png(400, 400)).subarray(0, 60)],
  ['an animation', 'a.gif', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;')],
  ['nothing', 'a.png', () => Buffer.alloc(0)],
  ['a picture of 3.6 billion pixels', 'a.png', hugePng],
];

describe.each(databaseKinds)('faults of content on %s', (kind) => {
  let staff: StaffApi;
  let desk: ContentDesk;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    desk = new ContentDesk(staff, (await staff.person('editor')).token);
  });
  afterAll(() => staff?.close());

  const count = async (table: string) =>
    Number((await staff.rows(sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]?.n);

  describe('an upload', () => {
    it.each(lies)('of %s is refused by its content, and nothing is stored', async (_, name, bytes) => {
      const answer = await desk.upload('/staff/pictures', name, await bytes());
      await expectProblem(answer, 'validation_failed', { files: 'file_type' });
      expect([await count('content_pictures'), await count('files')]).toEqual([0, 0]);
    });

    it.each([
      ['a picture', 'a.pdf', () => png(8, 8)],
      ['a page', 'a.pdf', () => page],
    ] as const)('of %s as a document is refused', async (_, name, bytes) => {
      const answer = await desk.upload('/staff/content/files', name, await bytes());
      await expectProblem(answer, 'validation_failed', { files: 'file_type' });
      expect(await count('files')).toBe(0);
    });

    it('of more than 30 MB is refused', { timeout: 60_000 }, async () => {
      const answer = await desk.upload('/staff/pictures', 'a.png', randomBytes(30_000_001));
      await expectProblem(answer, 'validation_failed', { files: 'file_too_large' });
      expect(await count('files')).toBe(0);
    });

    it('of almost 30 MB becomes two small pictures', { timeout: 60_000 }, async () => {
      const bytes = await sharp({ create: { width: 4_000, height: 2_400, channels: 3, background } })
        .png({ compressionLevel: 0 })
        .toBuffer();
      expect(bytes.length).toBeGreaterThan(28_000_000);
      const answer = await desk.upload('/staff/pictures', '큰 사진.png', bytes);
      const { data } = await expectAnswer(endpoints.uploadPicture, answer);
      expect(data).toMatchObject({ name: '큰 사진.png', width: 1600, height: 960, uses: 0 });
      expect(data.size).toBeLessThan(3_000_000);
      expect(await count('files')).toBe(2);
      await expectAnswer(
        endpoints.deletePicture,
        await desk.send(endpoints.deletePicture, `/staff/pictures/${data.id}`),
      );
    });
  });

  it('a full disk loses no stored text, publishes nothing by half, and says that it is temporary', async () => {
    const item = await desk.create('news', article('먼저 쓴 글'));
    const before = await desk.get(item.id);
    const pictures = [await count('content_pictures'), await count('files')];
    await staff.rows(sql`create function refuse_full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    for (const table of ['content_events', 'content_pictures'])
      await staff.rows(sql`create trigger full_disk before insert on ${sql.identifier(table)}
        for each row execute function refuse_full_disk()`);
    try {
      const change = { revision: item.revision, content: article('나중에 쓴 글') };
      await staff.site.age('content_events', ['at'], '11 minutes');
      await expectProblem(await desk.call('saveItem', item, change), 'unavailable');
      await expectProblem(await desk.call('publishItem', item, { revision: item.revision }), 'unavailable');
      const upload = await desk.upload('/staff/pictures', 'a.png', await png(40, 30));
      await expectProblem(upload, 'unavailable');
      expect(await desk.get(item.id)).toEqual(before);
      expect(await count('posts')).toBe(0);
      expect([await count('content_pictures'), await count('files')]).toEqual(pictures);
    } finally {
      await staff.rows(sql`drop function refuse_full_disk cascade`);
    }
    const saved = await desk.save(item, article('나중에 쓴 글'));
    expect((await desk.act('publishItem', saved)).isPublic).toBe(true);
    await expectAnswer(
      endpoints.uploadPicture,
      await desk.upload('/staff/pictures', 'a.png', await png(40, 30)),
    );
  });
});
