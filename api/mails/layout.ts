import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import type { Locale } from '#contract/locales.ts';

type Fact = readonly [label: string, value: string, href?: string | undefined];

export type Block =
  | { paragraph: string }
  | { facts: readonly Fact[] }
  | { passage: string }
  | { markdown: string }
  | { button: { label: string; href: string }; hint: string }
  | { note: string };

const markdown = new MarkdownIt({ html: false }).use(cjkFriendly);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe in elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

function blockText(block: Block): string {
  if ('paragraph' in block) return block.paragraph;
  if ('facts' in block)
    return block.facts
      .map(([label, value, href]) => `${label}: ${value}${href ? `\n${href}` : ''}`)
      .join('\n');
  if ('passage' in block) return block.passage;
  if ('markdown' in block) return block.markdown;
  if ('button' in block) return `${block.button.label}:\n${block.button.href}`;
  return block.note;
}

const box = 'margin:0 0 16px';
const passageStyle = `${box};padding:12px 16px;background:#f3f6f4;border-left:3px solid #1b5c45;white-space:pre-wrap`;
const buttonStyle =
  'display:inline-block;padding:12px 24px;background:#1b5c45;color:#ffffff;text-decoration:none;border-radius:4px';

function paragraph(html: string, style = box): string {
  return `<p style="${style}">${html}</p>`;
}

function factLabel([label, , href]: Fact): string {
  return href ? `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>` : escapeHtml(label);
}

function factRows(facts: readonly Fact[]): string {
  const rows = facts.map(
    (fact) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600">${factLabel(fact)}</th><td style="padding:4px 0">${escapeHtml(fact[1])}</td></tr>`,
  );
  return `<table role="presentation" style="${box};border-collapse:collapse">${rows.join('')}</table>`;
}

function blockHtml(block: Block): string {
  if ('paragraph' in block) return paragraph(escapeHtml(block.paragraph));
  if ('facts' in block) return factRows(block.facts);
  if ('passage' in block)
    return `<blockquote style="${passageStyle}">${escapeHtml(block.passage)}</blockquote>`;
  if ('markdown' in block)
    return markdown.render(block.markdown).replaceAll('<img ', '<img style="max-width:100%" ');
  if ('note' in block) return paragraph(escapeHtml(block.note), `${box};color:#5c6660;font-size:13px`);
  const { label, href } = block.button;
  const address = escapeHtml(href);
  return [
    paragraph(`<a href="${address}" style="${buttonStyle}">${escapeHtml(label)}</a>`),
    paragraph(
      `${escapeHtml(block.hint)}<br>${address}`,
      `${box};color:#5c6660;font-size:13px;word-break:break-all`,
    ),
  ].join('');
}

export function layOut(
  locale: Locale,
  brand: string,
  blocks: readonly Block[],
): { text: string; html: string } {
  return {
    text: `${blocks.map(blockText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(brand)}</title></head><body style="margin:0;padding:24px;font-family:sans-serif;font-size:15px;line-height:1.6;color:#0d1a15"><div style="max-width:600px;margin:0 auto"><p style="margin:0 0 24px;font-weight:700;color:#1b5c45">${escapeHtml(brand)}</p>${blocks.map(blockHtml).join('')}</div></body></html>`,
  };
}
