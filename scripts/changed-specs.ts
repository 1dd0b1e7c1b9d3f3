type Sources = Readonly<Record<string, string>>;
export type ChosenSpec = { spec: string; because: string[] };

/** `mypage.questions.$id.tsx` has the path `/mypage/questions/`, which begins that of each of its pages. */
function routePath(file: string): string {
  const segments = file.replace(/^app\/routes\/|(?:\.?\bindex)?\.tsx$/g, '').split('.');
  const dynamic = segments.findIndex((segment) => segment.startsWith('$'));
  const path = segments.map((segment) => segment.replace(/_$/, ''));
  return `/${(dynamic < 0 ? path : [...path.slice(0, dynamic), '']).join('/')}`;
}

function visits(spec: string, path: string): boolean {
  // Specs about other pages begin at the homepage too.
  if (path === '/') return false;
  const end = path.endsWith('/') ? '' : '(?=[\'"`?#])';
  return new RegExp(`['"\`}]${path}${end}`).test(spec);
}

/**
 * Browser specs that changed, that visit the page of a changed route or feature, or that begin with the feature's name.
 * @param changed paths from the repository's root; `routes` and `specs` are texts by such a path
 */
export function specsOf(changed: readonly string[], routes: Sources, specs: Sources): ChosenSpec[] {
  const features = new Set(
    changed.map((path) => /^app\/features\/([^/]+)\//.exec(path)?.[1]).filter(Boolean),
  );
  const pages = Object.entries(routes).flatMap(([file, text]) => {
    const feature = [...features].find((name) => text.includes(`#app/features/${name}/`));
    const because = changed.includes(file) ? file : feature && `app/features/${feature}`;
    return because ? [{ path: routePath(file), because }] : [];
  });
  return Object.entries(specs).flatMap(([spec, text]) => {
    const because = [
      ...(changed.includes(spec) ? ['changed'] : []),
      ...[...features]
        .filter((name) => new RegExp(`^tests/e2e/${name}[.-]`).test(spec))
        .map((name) => `app/features/${name}`),
      ...pages
        .filter(({ path }) => visits(text, path))
        .map(({ path, because }) => `${because}: visits ${path}`),
    ];
    return because.length > 0 ? [{ spec, because }] : [];
  });
}
