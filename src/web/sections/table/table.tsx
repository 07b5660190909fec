import type { SectionOf } from "#domain/content/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { sectionStrings } from "../elements/sections-strings.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";

type TableView = SectionOf<"table">;

const Head = ({ head }: Pick<TableView, "head">) => (
  <thead>
    <tr>
      {head.map((cell, index) => (
        <th key={index} scope="col">
          {cell}
        </th>
      ))}
    </tr>
  </thead>
);

type RowProps = { readonly cells: readonly string[]; readonly head: readonly string[] };

const Row = ({ cells: [name, ...cells], head }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((cell, index) => (
      <td key={index} className="figures" data-label={head[index + 1]}>
        {cell}
      </td>
    ))}
  </tr>
);

/** Set as a class: with `:has` selectors the browser would check every table on each insertion. */
const tableClass = ({ length }: TableView["head"]): string =>
  classNames("facts-table", length < 4 && "facts-few", length > 2 && "table-stacked", length > 5 && "facts-many");

/**
 * On phones each row of three or more columns is a block of labels and values; on tablets the table scrolls with sticky
 * row headers.
 */
export const Table = ({ view }: { readonly view: TableView }) => (
  <SectionFrame anchor={view.anchor} title={view.title}>
    <div
      className={tableClass(view.head)}
      role="region"
      aria-label={view.caption ?? view.title ?? sectionStrings.table(view.head)}
      tabIndex={0}
    >
      <table>
        {view.caption && (
          <caption>
            <span>{view.caption}</span>
          </caption>
        )}
        <Head head={view.head} />
        <tbody>
          {view.rows.map((cells, index) => (
            <Row key={index} cells={cells} head={view.head} />
          ))}
        </tbody>
      </table>
    </div>
    {view.note && <p className="mt-16 measure text-s text-soft">{view.note}</p>}
  </SectionFrame>
);
