import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { AttachmentExtension } from '#contract/attachments.ts';
import { parseFileName } from '#rules/file-name.ts';
import { isContentOf } from '../../api/services/attachments/file-content.ts';
import { checkFiles } from '../../api/services/attachments.ts';
import { zip } from '../support/zip.ts';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a6b4a' } });
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const office = (folder: string) => zip([{ name: '[Content_Types].xml' }, { name: `${folder}/document.xml` }]);
const hwp = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(1016),
  Buffer.from('HWP Document File'),
  Buffer.alloc(512),
]);
const samples: [AttachmentExtension, Buffer][] = [
  ['pdf', pdf],
  ['png', await picture.clone().png().toBuffer()],
  ['jpg', await picture.clone().jpeg().toBuffer()],
  ['jpeg', await picture.clone().jpeg().toBuffer()],
  ['webp', await picture.clone().webp().toBuffer()],
  ['docx', office('word')],
  ['xlsx', office('xl')],
  ['pptx', office('ppt')],
  ['hwpx', zip([{ name: 'mimetype' }, { name: 'Contents/content.hpf' }])],
  ['hwp', hwp],
  ['zip', zip([{ name: '자료/규격서.txt' }])],
];

describe('file names', () => {
  it.each([
    ['규격서.pdf', '규격서.pdf', 'pdf'],
    ['Spec Sheet v1.2.PDF', 'Spec Sheet v1.2.PDF', 'pdf'],
    ['2026.11.20 견적서.xlsx', '2026.11.20 견적서.xlsx', 'xlsx'],
    ['규격서.pdf'.normalize('NFD'), '규격서.pdf', 'pdf'],
  ])('%s is taken', (sent, name, extension) => {
    expect(parseFileName(sent)).toEqual({ name, extension });
  });

  it.each([
    'page.shtml',
    'a.phar',
    'a.pHp',
    'a.php.jpg',
    'a.html.pdf',
    'a\u0000.pdf',
    'a\t.pdf',
    'a\u200b.pdf',
    'a\u202efdp.jpg',
    '../a.pdf',
    '..\\a.pdf',
    '/etc/passwd',
    '.pdf',
    'pdf',
    'a.pdf ',
    'a.pdf.',
    'a.',
    'a.svg',
    'a.__proto__',
    'a.constructor',
    'a.php%00.pdf',
    'a%2f..%2fb.pdf',
    'a.php;.pdf',
    'a.htaccess.pdf',
    'ａ.ｐｈｐ.pdf',
    `${'가'.repeat(297)}.pdf`,
  ])('%j is refused', (sent) => {
    expect(parseFileName(sent)).toMatch(/^file_(name|type)$/);
  });
});

describe('file contents', () => {
  it.each(samples)('of a real %s are what the name says', async (extension, bytes) => {
    expect(await isContentOf(extension, bytes)).toBe(true);
  });

  it.each(samples)('of a %s are refused under every other extension', async (extension, bytes) => {
    const others = samples.filter(
      ([other]) => other.replace('jpeg', 'jpg') !== extension.replace('jpeg', 'jpg'),
    );
    for (const [other] of others) expect(await isContentOf(other, bytes), other).toBe(false);
  });

  const png = samples[1]?.[1] ?? Buffer.alloc(0);
  const jpg = samples[2]?.[1] ?? Buffer.alloc(0);
  const faults: [string, AttachmentExtension, Buffer][] = [
    ['a page called a picture', 'png', Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing called a picture', 'jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'a picture with a page behind it',
      'png',
      Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a picture with code behind it', 'jpg', Buffer.concat([jpg, Buffer.from('<?php system("id");')])],
    ['a picture that is an archive too', 'png', Buffer.concat([png, zip([{ name: 'a.txt' }])])],
    ['a document that is an archive too', 'pdf', Buffer.concat([pdf, zip([{ name: 'a.txt' }])])],
    ['a document with a page in its head', 'pdf', Buffer.from('%PDF-1.7\n<html><script>1</script>')],
    ['a document behind something else', 'pdf', Buffer.concat([Buffer.from('MZ\x90'), pdf])],
    [
      'an archive after other bytes',
      'zip',
      Buffer.concat([Buffer.from('#!/bin/sh\n'), zip([{ name: 'a' }])]),
    ],
    ['an archive of too many', 'zip', zip(Array.from({ length: 10_001 }, () => ({ name: 'same.txt' })))],
    [
      'an old office document that speaks of Hangul',
      'hwp',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(1001),
        Buffer.from('HWP Document File'),
      ]),
    ],
    ['an archive cut short', 'zip', zip([{ name: 'a.txt' }]).subarray(0, 40)],
    ['an archive that leads out', 'zip', zip([{ name: '../../etc/passwd' }])],
    ['an archive with an absolute name', 'zip', zip([{ name: '/etc/passwd' }])],
    ['a bomb', 'zip', zip([{ name: 'zeros', data: Buffer.alloc(20_000_000) }])],
    ['a bomb by its own word', 'zip', zip([{ name: 'a', claimedSize: 4_000_000_000 }])],
    ['a bomb in an archive', 'zip', zip([{ name: 'a.zip', data: Buffer.alloc(500_000) }])],
    [
      'a document with macros',
      'docx',
      zip([{ name: '[Content_Types].xml' }, { name: 'word/a.xml' }, { name: 'word/vbaProject.bin' }]),
    ],
    [
      'an old office document',
      'hwp',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]),
    ],
    ['nothing', 'pdf', Buffer.alloc(0)],
  ];

  it.each(faults)('are refused: %s', async (_what, extension, bytes) => {
    expect(await isContentOf(extension, bytes)).toBe(false);
  });
});

describe('uploads', () => {
  it('are refused for six files, for one above 10 MB and for more than 20 MB together', async () => {
    const file = { name: 'a.pdf', bytes: pdf };
    await expect(checkFiles(Array(6).fill(file))).rejects.toMatchObject({
      details: { errors: [{ path: 'files', code: 'too_many_files' }] },
    });
    const large = { name: 'a.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(10_000_000)]) };
    await expect(checkFiles([large])).rejects.toMatchObject({
      details: { errors: [{ path: 'files', code: 'file_too_large' }] },
    });
    const seven = { name: 'a.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(7_000_000)]) };
    await expect(checkFiles([seven, seven, seven])).rejects.toMatchObject({ code: 'payload_too_large' });
  });

  it('are taken with the media type of their kind', async () => {
    const name = '규격서.pdf';
    expect(await checkFiles([{ name, bytes: pdf }])).toMatchObject([{ name, mediaType: 'application/pdf' }]);
  });

  it('accept the PDF files of the sample content', async () => {
    expect(await isContentOf('pdf', readFileSync('content/documents/COMPANY/ko-KR.pdf'))).toBe(true);
  });
});
