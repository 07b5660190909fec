import { DescriptionList } from "../../../ui/description-list/description-list.tsx";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import { CompareCell } from "./compare-cell.tsx";
import type { CompareGroup } from "./compare-value.ts";

const strings = listPageStrings.compare;

/** What does not differ, once for all vehicles. Folded, as it decides nothing. */
export const SameRows = ({ groups }: { readonly groups: readonly CompareGroup[] }) =>
  groups.length > 0 && (
    <details className="compare-same mt-32 print-open">
      <summary className="row gap-10 fit tap-l text-m strong">
        {strings.sameForAll(groups.flatMap(({ rows }) => rows).length)}
        <ChevronIcon className="no-print" />
      </summary>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h2>{title}</h2>
          <DescriptionList
            columns={2}
            items={rows.map(({ label, values }) => ({ label, value: <CompareCell value={values[0] ?? null} /> }))}
          />
        </section>
      ))}
    </details>
  );
