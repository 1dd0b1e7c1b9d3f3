const durationMs = 1400;

/** The number in a figure's text, e.g. 7.5 of '7.5 trillion' and 250 of '250+'. */
const number = /\d[\d,]*(\.\d+)?/;

/**
 * Counts a figure up from zero, with the text around its number.
 * @param show gets each step, and undefined at the end
 */
export function countUp(value: string, show: (step: string | undefined) => void): () => void {
  const [written = '', fraction = ''] = number.exec(value) ?? [];
  const target = Number(written.replaceAll(',', ''));
  const digits = Math.max(fraction.length - 1, 0);
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: written.includes(','),
  });
  let start: number | undefined;
  let frame = requestAnimationFrame(function step(now) {
    start ??= now;
    const passed = Math.min((now - start) / durationMs, 1);
    if (passed === 1) return show(undefined);
    const eased = 1 - (1 - passed) ** 4;
    show(value.replace(number, format.format(target * eased)));
    frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
