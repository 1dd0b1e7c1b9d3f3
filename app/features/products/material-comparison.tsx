import { productAnchor } from '#app/components/products/anchor.ts';
import { EvidenceLink } from '#app/components/products/evidence-link.tsx';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { codeLink, count, countLink, frame, originCell, table } from './comparison-styles.ts';
import type { Material } from './products.queries.ts';
import { TrayPick } from './tray-pick.tsx';

/** All materials in one table. Each code links to its data sheet, and each count to its evidence. */
export function MaterialComparison({ materials }: { materials: readonly Material[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={frame} tabIndex={0} aria-label={m.material_compare_scroll()}>
      <table className={table}>
        <caption className={visuallyHidden}>{m.material_compare()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.material_code()}</th>
            <th scope="col">{m.material_count()}</th>
            <th scope="col">{m.material_method()}</th>
            <th scope="col">{m.material_form()}</th>
            <th scope="col">{m.material_origin()}</th>
            <th scope="col">{m.material_use()}</th>
          </tr>
        </thead>
        <tbody>
          {materials.map((material) => (
            <Row key={material.id} material={material} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ material }: { material: Material }) {
  const { id, name, summary, comparison, locale } = material;
  return (
    <tr lang={otherLanguage(locale)}>
      <th scope="row">
        {comparison ? <TrayPick code={comparison.code} /> : null}
        <a href={`#${productAnchor(id)}`} className={codeLink}>
          {comparison?.code ?? name}
        </a>
      </th>
      {comparison ? (
        <>
          <td className={count}>
            <EvidenceLink code={comparison.code} className={countLink}>
              <strong>{comparison.figure}</strong> <span>{comparison.unit}</span>{' '}
              <span className={visuallyHidden}>{m.sheet_evidence_of({ code: comparison.code })}</span>
            </EvidenceLink>
          </td>
          <td>{comparison.method}</td>
          <td>{comparison.form}</td>
          <td className={originCell}>
            <ScientificText text={comparison.origin} />
          </td>
          <td>{comparison.use}</td>
        </>
      ) : (
        <td colSpan={5}>{summary}</td>
      )}
    </tr>
  );
}
