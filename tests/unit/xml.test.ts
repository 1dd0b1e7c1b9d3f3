import { describe, expect, it } from 'vitest';
import { xmlElement, xmlText } from '#app/seo/xml.server.ts';

describe('XML', () => {
  it('holds any text', () => {
    expect(xmlText(`<a href="x">'&amp;'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&apos;&amp;amp;&apos;&lt;/a&gt;',
    );
    expect(xmlElement('title', ']]> <![CDATA[')).toBe('<title>]]&gt; &lt;![CDATA[</title>');
  });

  it('loses only characters that XML forbids', () => {
    expect(xmlText('a\u0000\u0008b\tc\nd\u001b[31m\ufffe\uffff\u0085e')).toBe('ab\tc\nd[31me');
    expect(xmlText('half \ud800 a pair')).toBe('half \ufffd a pair');
    expect(xmlText('루미바이옴 𠮷 🦠')).toBe('루미바이옴 𠮷 🦠');
  });
});
