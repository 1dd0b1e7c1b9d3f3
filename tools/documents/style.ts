import { tracking, trackingProperties } from '#app/styles/tokens.ts';

/** Colours as in `app/styles/tokens.ts`. */
export const style = `
@page { size: A4; margin: 22mm 20mm 22mm; }
@page { @bottom-left { content: 'Lumibiome'; font: 700 8pt 'Noto Sans CJK KR', sans-serif; color: #0c4a37; } }
@page { @bottom-right { content: counter(page) ' / ' counter(pages); font: 400 8pt 'Noto Sans CJK KR', sans-serif; color: #57625c; } }
@page cover { margin: 0; @bottom-left { content: none; } @bottom-right { content: none; } }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
:root { ${trackingProperties.hangul} }
:root:lang(en) { ${trackingProperties.latin} }
:root:lang(zh) { ${trackingProperties.han} }
body { font: 400 9.6pt/1.68 'Noto Sans CJK KR', 'Noto Sans', sans-serif; color: #17211c; word-break: keep-all; overflow-wrap: break-word; counter-reset: section; }
:lang(en) { line-height: 1.56; }
:lang(zh) body { font-family: 'Noto Sans CJK SC', 'Noto Sans', sans-serif; line-height: 1.62; word-break: normal; }
:lang(zh) :is(h2, table:not(:has(strong)) :is(th, td)) { word-break: keep-all; text-spacing-trim: trim-start; }
.cover { page: cover; break-after: page; position: relative; height: 297mm; width: 210mm; background: #f8f7f2; overflow: hidden; }
.cover img { display: block; width: 210mm; height: 168mm; object-fit: cover; }
.cover .house { position: absolute; top: 14mm; left: 20mm; color: #f8f7f2; font-weight: 700; font-size: 14pt; letter-spacing: ${tracking.heading}; }
.cover h1 { position: absolute; top: 186mm; left: 20mm; right: 34mm; font-size: 33pt; line-height: 1.2; font-weight: 700; letter-spacing: ${tracking.display}; text-wrap: balance; color: #17211c; }
.cover h1 small { display: block; font-size: 12pt; font-weight: 700; letter-spacing: ${tracking.text}; color: #0c4a37; margin-bottom: 4mm; }
.cover .foot { position: absolute; left: 20mm; right: 20mm; bottom: 17mm; display: grid; grid-template-columns: 1fr 42mm; gap: 12mm; border-top: 0.3mm solid #17211c; padding-top: 4mm; font-size: 9pt; color: #57625c; }
.cover .foot p:last-child { text-align: right; color: #17211c; }
h2 { counter-increment: section; font-size: 23pt; line-height: 1.25; letter-spacing: ${tracking.title}; font-weight: 700; margin-bottom: 7mm; padding-top: 4mm; border-top: 0.5mm solid #0c4a37; display: grid; grid-template-columns: 1fr auto; align-items: baseline; break-after: avoid; text-wrap: balance; }
h2::after { content: counter(section, decimal-leading-zero); font-size: 9pt; font-weight: 700; letter-spacing: ${tracking.text}; color: #0c4a37; }
h3 { font-size: 11.5pt; font-weight: 700; color: #0c4a37; margin: 7mm 0 3mm; break-after: avoid; }
p { margin-bottom: 3.4mm; max-width: 150mm; text-wrap: pretty; }
em { font-style: italic; }
hr { border: 0; height: 0; break-after: page; }
ul, ol { margin: 0 0 4mm 5mm; max-width: 152mm; }
li { margin-bottom: 2mm; padding-left: 1.5mm; break-inside: avoid; }
li::marker { color: #0c4a37; font-weight: 700; }
blockquote { border-left: 0.6mm solid #17a673; padding: 0.5mm 0 0.5mm 4mm; margin: 5mm 0; color: #57625c; font-size: 8.6pt; }
blockquote p { margin: 0; }
table { width: 100%; border-collapse: collapse; margin: 3mm 0 5mm; font-size: 8.7pt; line-height: 1.45; font-variant-numeric: tabular-nums; border-bottom: 0.3mm solid #17211c; }
th { text-align: left; font-weight: 700; font-size: 8pt; color: #57625c; border-top: 0.3mm solid #17211c; border-bottom: 0.2mm solid #8a938d; padding: 1.8mm 4mm 1.8mm 0; vertical-align: bottom; }
td { border-bottom: 0.15mm solid #dcddd4; padding: 1.5mm 4mm 1.5mm 0; vertical-align: top; }
th:last-child, td:last-child { padding-right: 0; }
tr { break-inside: avoid; }
tbody tr:last-child td { border-bottom: 0; }
td:first-child { font-weight: 700; white-space: nowrap; }
table:has(th:nth-child(2):last-child) td:first-child { width: 44mm; }
td i, td em { font-style: italic; }
table:has(th strong) { table-layout: fixed; margin: 6mm 0 7mm; border-bottom: 0; }
table:has(th strong) th { font-size: 29pt; line-height: 1.1; letter-spacing: ${tracking.display}; color: #0c4a37; border-top: 0.3mm solid #17211c; border-bottom: 0; padding-top: 3.5mm; padding-bottom: 1mm; }
table:has(th strong) td, table:has(th strong) td:first-child { width: auto; font-weight: 400; white-space: normal; color: #57625c; font-size: 8.4pt; padding-top: 0; }
h2:not(:first-child) { margin-top: 9mm; }
hr + h2:not(:first-child) { margin-top: 0; }
sup { font-size: 0.68em; line-height: 0; }
.note { margin-top: 6mm; padding-top: 3mm; border-top: 0.15mm solid #8a938d; font-size: 7.8pt; color: #57625c; max-width: none; }
.note em { font-style: normal; }
`;
