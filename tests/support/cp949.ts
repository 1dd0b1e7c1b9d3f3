/** 약국 코드,전화번호 and a line, as Excel in Korean Windows saves it. */
export const cp949File = new Uint8Array(
  Buffer.from('bee0b1b920c4dab5e52cc0fcc8adb9f8c8a30d0a736165626f6d67696c2c30322d310d0a', 'hex'),
);

/** With the byte order mark of UTF-8, which does not belong there. */
export const markedCp949File = Uint8Array.from([0xef, 0xbb, 0xbf, ...cp949File]);
