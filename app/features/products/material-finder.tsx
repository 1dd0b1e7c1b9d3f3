import { css, cx } from '@linaria/core';
import { joinSentences } from '#app/components/ui/join-sentences.ts';
import type { FinderView } from '#app/finder/finder-view.server.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import { FinderForm } from './finder-form.tsx';
import { FinderResult } from './finder-result.tsx';
import { IndexSection } from './index-section.tsx';
import { MaterialComparison } from './material-comparison.tsx';
import type { Material } from './products.queries.ts';
import { notPrinted } from './sheet-styles.ts';
import { TrayForm } from './tray-form.tsx';

const section = css`
  padding-bottom: ${space(60)};

  ${from.large} {
    padding-bottom: ${space(80)};
  }

  & h2 {
    ${type.heading}
  }

  & h2 + p {
    max-width: 44em;
    padding-block: ${space(4)} ${space(24)};
    ${type.note}
    color: ${color.muted};
  }
`;

const alert = css`
  padding: ${space(12)} ${space(16)};
  margin-bottom: ${space(24)};
  background: ${color.surface};
  border-left: 4px solid ${color.error};
`;

type Props = { id: string; finder: FinderView; items: readonly Material[] };

/** The comparison of all materials, or with criteria what fits them and why the others do not. */
export function MaterialFinder({ id, finder: { fields, error, result }, items }: Props) {
  return (
    <>
      <section className={cx(container, section, notPrinted)} aria-labelledby="finder-title">
        <h2 id="finder-title">{m.finder_title()}</h2>
        <p>{m.finder_lead()}</p>
        <FinderForm fields={fields} resultId={id} />
      </section>
      {result ? (
        <IndexSection id={id} heading={m.finder_result()} hint={m.tray_hint()}>
          <TrayForm>
            <FinderResult result={result} />
          </TrayForm>
        </IndexSection>
      ) : (
        <IndexSection
          id={id}
          heading={m.material_compare()}
          hint={joinSentences(m.material_compare_hint(), m.tray_hint())}
        >
          {error ? (
            <p role="alert" className={alert}>
              {error}
            </p>
          ) : null}
          <TrayForm>
            <MaterialComparison materials={items} />
          </TrayForm>
        </IndexSection>
      )}
    </>
  );
}
