import type { Endpoint } from '#contract/endpoint.ts';
import { type ProblemCode, problemStatus } from '#contract/problem.ts';
import { staffPermissions } from '#contract/staff-permissions.ts';

function staffProblems(staff: Endpoint['staff']): ProblemCode[] {
  if (!staff) return [];
  if (staff === 'signed-out') return ['forbidden_network'];
  const stale: ProblemCode[] = staffPermissions[staff].isDangerous ? ['second_factor_required'] : [];
  return ['unauthenticated', 'forbidden_network', 'forbidden', ...stale];
}

export function problemsOf({ method, auth, staff, request, problems = [] }: Endpoint): ProblemCode[] {
  return [
    ...new Set<ProblemCode>([
      ...(request.query || request.headers || request.body ? (['validation_failed'] as const) : []),
      ...(request.body ? (['payload_too_large', 'unsupported_media_type', 'request_timeout'] as const) : []),
      ...(auth === 'member' ? (['unauthenticated'] as const) : []),
      ...staffProblems(staff),
      ...(method === 'GET' ? [] : (['forbidden_origin'] as const)),
      ...(request.params ? (['not_found'] as const) : []),
      ...problems,
      'internal',
      'unavailable',
    ]),
  ];
}

const problemContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

/** A minor version may add codes. */
export const otherRefusals = {
  '4XX': {
    description:
      'Another refusal. It has no problem document if a server in front of the API refuses the request, for example with 431 for headers of more than 16 KB.',
    content: problemContent,
  },
};

export function problemResponses(codes: readonly ProblemCode[]) {
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, sameStatus]) => [
      String(status),
      {
        description: sameStatus.join(', '),
        content: problemContent,
      },
    ]),
  );
}
