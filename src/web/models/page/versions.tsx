import { Link } from "../../../ui/link/link.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { modelPageStrings as strings } from "../strings/models-strings.ts";
import type { VersionRow, VersionsView } from "./versions-view.ts";

const Head = ({ columns }: Pick<VersionsView, "columns">) => (
  <thead>
    <tr>
      <th scope="col">{strings.version}</th>
      <th scope="col">{strings.price}</th>
      {columns.map((column) => (
        <th key={column.label} scope="col">
          {column.label}
        </th>
      ))}
      <th scope="col" className="no-print">
        <span className="sr-only">{strings.configurator}</span>
      </th>
    </tr>
  </thead>
);

const Row = ({ row, columns }: { readonly row: VersionRow } & Pick<VersionsView, "columns">) => (
  <tr>
    <th scope="row">{row.name}</th>
    <td className="version-price figures">{row.price}</td>
    {row.cells.map((cell, index) => (
      <td
        key={index}
        className={cell === null ? "version-unknown" : "version-value figures"}
        data-label={columns[index]?.inline ?? undefined}
      >
        {cell ?? strings.unknown}
      </td>
    ))}
    <td className="version-configure no-print">
      <Link href={row.configureHref}>
        {strings.configureVersion}
        <span className="sr-only"> {row.name}</span>
      </Link>
    </td>
  </tr>
);

type VersionsProps = {
  readonly view: VersionsView;
  readonly anchor: string;
  readonly title: string | null;
  readonly text: string | null;
};

/** A table; on narrow windows each version is a block that starts with its name and price. */
export const Versions = ({ view, anchor, title, text }: VersionsProps) => (
  <SectionFrame anchor={anchor} title={title ?? strings.versions} text={text ?? strings.versionsText}>
    <table className="versions full text-s">
      <caption className="measure leading-s text-soft">{view.caption}</caption>
      <Head columns={view.columns} />
      <tbody>
        {view.rows.map((row) => (
          <Row key={row.name} row={row} columns={view.columns} />
        ))}
      </tbody>
    </table>
    <p className="mt-16 measure text-s text-soft">{view.note}</p>
  </SectionFrame>
);
