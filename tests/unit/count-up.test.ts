import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countUp } from '#app/features/home/count-up.ts';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
});

afterEach(() => vi.unstubAllGlobals());

/** The shown numbers in frames at these milliseconds. */
function stepsOf(value: string, ...times: number[]): (string | undefined)[] {
  const steps: (string | undefined)[] = [];
  countUp(value, (step) => steps.push(step));
  for (const time of times) frames.shift()?.(time);
  return steps;
}

test.each([
  ['7.5조', '0.0조'],
  ['7.5 trillion', '0.0 trillion'],
  ['250+', '0+'],
  ['3', '0'],
])('only the number of %s counts', (value, first) => {
  expect(stepsOf(value, 100, 100_000)).toEqual([first, undefined]);
});

test('thousands stay grouped', () => {
  expect(stepsOf('1,500+', 0, 1399)).toEqual(['0+', '1,500+']);
});

test('a figure that leaves the view stops counting', () => {
  const stop = countUp('250+', () => undefined);
  stop();
  expect(frames).toEqual([]);
});
