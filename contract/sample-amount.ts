import * as v from 'valibot';

const gramsPerUnit: Readonly<Record<string, number>> = { mg: 0.001, g: 1, kg: 1000 };

function toGrams(text: string): number {
  const [, number = '', unit = ''] =
    /^(\d{1,6}(?:[.,]\d{1,3})?) ?(mg|g|kg)$/i.exec(text.normalize('NFKC').trim()) ?? [];
  return Number(number.replace(',', '.')) * (gramsPerUnit[unit.toLowerCase()] ?? 0);
}

/** A mass such as '500 g' or '1,5 kg', in grams. */
export const gramsSchema = v.pipe(
  v.string(),
  v.transform(toGrams),
  v.check((grams) => grams > 0, 'invalid_number'),
);
