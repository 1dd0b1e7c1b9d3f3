import { describe, expect, it } from 'vitest';
import { formParts, listParts, listStyles, modulesOf, pageParts } from '#framework-internals/chunks.ts';

describe('modulesOf', () => {
  it('matches the modules it names, on any root', () => {
    expect(listParts.test('/srv/site/app/components/ui/pagination.tsx')).toBe(true);
    expect(listStyles.test('/srv/site/app/components/ui/pagination.wyw-in-js.css')).toBe(true);
    expect(pageParts.test('/srv/site/app/components/ui/picture.tsx')).toBe(false);
    expect(formParts.test('/srv/site/app/consents/consents.ts')).toBe(true);
    expect(formParts.test('/srv/site/app/consents/consents.server.ts')).toBe(false);
  });

  it('rejects a name without a file, so a renamed module stops the build', () => {
    expect(() => modulesOf({ 'app/components/ui': ['pagination', 'paginator'] })).toThrow(
      'missing modules: app/components/ui/paginator',
    );
  });
});
