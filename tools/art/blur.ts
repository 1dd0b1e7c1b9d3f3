function boxRows(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  reach: number,
): void {
  const share = 1 / (reach * 2 + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const last = row + width - 1;
    let sum = (source[row] ?? 0) * reach;
    for (let x = 0; x < reach; x++) sum += source[Math.min(row + x, last)] ?? 0;
    for (let x = 0; x < width; x++) {
      sum += source[Math.min(row + x + reach, last)] ?? 0;
      target[row + x] = sum * share;
      sum -= source[Math.max(row + x - reach, row)] ?? 0;
    }
  }
}

function transpose(source: Float32Array, target: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) target[x * height + y] = source[y * width + x] ?? 0;
  }
}

/** Three box blurs in each direction approximate a Gaussian. */
export function blur(field: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma < 0.8) return field;
  const reach = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  let current = Float32Array.from(field);
  let spare = new Float32Array(field.length);
  const pass = (columns: number, rows: number) => {
    for (let round = 0; round < 3; round++) {
      boxRows(current, spare, columns, rows, reach);
      [current, spare] = [spare, current];
    }
    transpose(current, spare, columns, rows);
    [current, spare] = [spare, current];
  };
  pass(width, height);
  pass(height, width);
  return current;
}
