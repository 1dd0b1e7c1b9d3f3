import { fieldProblem } from '#api/problems.ts';
import { brandNames } from '#contract/brand.ts';

/** zxcvbn scores 0 to 4. Score 3 needs more than 10^8 guesses. */
const minScore = 3;

async function loadEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

let estimator: ReturnType<typeof loadEstimator> | undefined;

/** Refuses common passwords, and those made of `personal` words. @throws {ProblemError} validation_failed */
export async function requireStrongPassword(
  path: string,
  password: string,
  personal: readonly string[],
): Promise<void> {
  estimator ??= loadEstimator();
  const words = [...personal, ...Object.values(brandNames)];
  if ((await estimator).check(password, words).score < minScore) throw fieldProblem(path, 'too_common');
}
