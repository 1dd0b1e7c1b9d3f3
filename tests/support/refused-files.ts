import { zip } from './zip.ts';

export type SentFile = { name: string; content: string | Buffer; type?: string };

export const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

/** The head of a picture: enough to be taken for one. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const refusedFiles: [string, SentFile[]][] = [
  ['a page for servers', [{ name: 'a.shtml', content: pdf }]],
  ['an archive of code', [{ name: 'a.phar', content: pdf }]],
  ['code in mixed case', [{ name: 'a.pHp', content: pdf }]],
  ['two extensions', [{ name: 'a.php.jpg', content: pdf }]],
  ['a zero-width character', [{ name: 'a\u200b.pdf', content: pdf }]],
  ['a NUL', [{ name: 'a\u0000.pdf', content: pdf }]],
  ['a NUL written out', [{ name: 'a.php%00.pdf', content: pdf }]],
  ['a path of Windows', [{ name: '..\\..\\a.pdf', content: pdf }]],
  [
    'a drawing declared as a picture',
    [
      {
        name: 'a.png',
        type: 'image/png',
        content: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      },
    ],
  ],
  [
    'a page declared as a picture',
    [{ name: 'a.jpg', type: 'image/jpeg', content: '<!doctype html><script>alert(1)</script>' }],
  ],
  ['a drawing that says what it is', [{ name: 'a.svg', type: 'image/png', content: '<svg/>' }]],
  [
    'a picture that is a page too',
    [
      {
        name: 'a.png',
        type: 'image/png',
        content: Buffer.concat([png, Buffer.from('<html><script>1</script>')]),
      },
    ],
  ],
  [
    'a picture that is an archive too',
    [{ name: 'a.png', content: Buffer.concat([png, zip([{ name: 'a' }])]) }],
  ],
  [
    'an archive that says it is small',
    [{ name: 'a.zip', content: zip([{ name: 'a', claimedSize: 4_000_000_000 }]) }],
  ],
  ['an archive that leads out', [{ name: 'a.zip', content: zip([{ name: '../../a' }]) }]],
  ['a tab', [{ name: 'a\t.pdf', content: pdf }]],
  ['a path', [{ name: '../../a.pdf', content: pdf }]],
  ['a name of 300 characters', [{ name: `${'a'.repeat(296)}.pdf`, content: pdf }]],
  ['a drawing for a picture', [{ name: 'a.png', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' }]],
  ['a page for a picture', [{ name: 'a.jpg', content: '<html><script>alert(1)</script></html>' }]],
  ['two files in one', [{ name: 'a.pdf', content: Buffer.concat([Buffer.from(pdf), zip([{ name: 'a' }])]) }]],
  ['a bomb', [{ name: 'a.zip', content: zip([{ name: 'zeros', data: Buffer.alloc(30_000_000) }]) }]],
  ['six files', Array.from({ length: 6 }, () => ({ name: 'a.pdf', content: pdf }))],
  ['a file of 11 MB', [{ name: 'a.pdf', content: pdf + ' '.repeat(11_000_000) }]],
  [
    '21 MB together',
    Array.from({ length: 3 }, () => ({ name: 'a.pdf', content: pdf + ' '.repeat(7_000_000) })),
  ],
  [
    'one good and one bad',
    [
      { name: 'a.pdf', content: pdf },
      { name: 'b.exe', content: 'MZ' },
    ],
  ],
];
