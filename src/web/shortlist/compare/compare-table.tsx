import { useRef } from "react";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { Anchor, Link } from "../../../ui/link/link.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { Monthly } from "../../../ui/price/price.tsx";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import { shortlistStrings } from "../lists/shortlist-strings.ts";
import { changeButtonProps } from "../lists/change-form.tsx";
import { historyStrings, paymentLines, vehicleStrings, type VehicleCardView } from "../../vehicle/index.ts";
import { VehiclePicture } from "../../platform/pictures/index.ts";
import { CompareNames } from "./compare-names.tsx";
import { CompareCell } from "./compare-cell.tsx";
import type { CompareColumn, CompareView } from "./compare-view.ts";
import { NOT_APPLICABLE, type CompareGroup, type CompareRow } from "./compare-value.ts";

const strings = listPageStrings.compare;

type Column = { readonly card: VehicleCardView };

const MonthlyCell = ({ card: { id, monthly } }: Column) => {
  const words = monthly?.words;
  if (!monthly || !words) return strings.noMonthly;
  const popover = `mensualite-${id}`;
  return (
    <>
      <Monthly
        amount={monthly.amount}
        unit={vehicleStrings.perMonth}
        name={words.name}
        popoverId={popover}
        infoLabel={vehicleStrings.monthlyInfo}
      />
      <Popover id={popover} title={vehicleStrings.monthlyTitle} closeLabel={vehicleStrings.close}>
        <p className="popover-lines">{`${paymentLines(words, monthly.figures)}\n\n${words.note}`}</p>
      </Popover>
    </>
  );
};

type CellProps = { readonly row: CompareRow; readonly index: number; readonly card: CompareColumn };

const Cell = ({ row, index, card }: CellProps) => {
  const value = row.values[index] ?? null;
  if (row.label === strings.monthly) return <MonthlyCell card={card} />;
  if (row.label !== historyStrings.file) return <CompareCell value={value} />;
  if (value === NOT_APPLICABLE || card.fileHref === null) return <CompareCell value={NOT_APPLICABLE} />;
  return (
    <Link href={card.fileHref}>
      {value}
      <span className="sr-only"> {card.title}</span>
    </Link>
  );
};

const Row = ({ row, columns }: { readonly row: CompareRow; readonly columns: readonly CompareColumn[] }) => (
  <tr className={classNames(row.differs && columns.length > 1 && "compare-differs", row.isTotal && "compare-total")}>
    <th scope="row">
      <span className="compare-label">
        {row.label}
        {row.differs && columns.length > 1 && <span className="sr-only">, {strings.differs}</span>}
      </span>
    </th>
    {columns.map((card, index) => (
      <td
        key={card.id}
        className={classNames(
          row.label === strings.price && "compare-price",
          row.label === strings.price && card.state && "compare-price-muted",
          row.bad?.includes(index) && "compare-bad",
        )}
      >
        <Cell row={row} index={index} card={card} />
        {row.best?.columns.includes(index) && (
          <span className="compare-best mt-4 own-line text-green strong leading-l">{row.best.label}</span>
        )}
      </td>
    ))}
  </tr>
);

const Group = ({ group, columns }: { readonly group: CompareGroup; readonly columns: readonly CompareColumn[] }) => (
  <tbody>
    <tr className="compare-group">
      <th scope="rowgroup" colSpan={columns.length + 1}>
        <span>{group.title}</span>
      </th>
    </tr>
    {group.rows.map((row) => (
      <Row key={row.label} row={row} columns={columns} />
    ))}
  </tbody>
);

const Head = ({ card, removable }: Column & { readonly removable: boolean }) => (
  <th scope="col">
    <div className="compare-title">
      <div>
        <Anchor href={card.href} className="link link-quiet">
          {card.title}
        </Anchor>
        {card.trim && <p className="compare-trim">{card.trim}</p>}
      </div>
      {removable && (
        <button
          {...changeButtonProps({ list: "compare", action: "remove", ids: [card.id] })}
          aria-label={shortlistStrings.toggles.remove.compare(card.title)}
          className="compare-remove no-print"
        >
          <CloseIcon className="icon-s" />
        </button>
      )}
    </div>
  </th>
);

type ColumnsProps = { readonly columns: readonly CompareColumn[] };

const Pictures = ({ columns }: ColumnsProps) => (
  <tr className="compare-pictures">
    <th scope="row">
      <span className="compare-label">{strings.picture}</span>
    </th>
    {columns.map((card) => (
      <td key={card.id}>
        <div className="compare-picture">
          <VehiclePicture picture={card.picture} sizes="(width >= 64rem) 280px, 180px" eager />
        </div>
      </td>
    ))}
  </tr>
);

const Badges = ({ badges }: Pick<CompareColumn, "badges">) =>
  badges.length > 0 && (
    <p className="cluster gap-6 mt-8">
      {badges.map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </p>
  );

const Offer = ({ card }: { readonly card: CompareColumn }) => {
  const { availability, badges, requestHref, title } = card;
  return (
    <td>
      {availability.state === null ? (
        availability.label
      ) : (
        <p className="compare-state">
          <Badge tone="state">{availability.state}</Badge>
        </p>
      )}
      <Badges badges={badges.filter(({ tone }) => tone !== "state")} />
      {requestHref && (
        <Button
          href={requestHref}
          size="small"
          variant="tertiary"
          className="compare-action no-print"
          label={
            <>
              {availability.action}
              <span className="sr-only"> {title}</span>
            </>
          }
        />
      )}
    </td>
  );
};

/** Availability and the action that follows from it. */
const Offers = ({ columns }: ColumnsProps) => (
  <tr>
    <th scope="row">
      <span className="compare-label">{strings.availability}</span>
    </th>
    {columns.map((card) => (
      <Offer key={card.id} card={card} />
    ))}
  </tr>
);

type CompareTableProps = {
  readonly view: Pick<CompareView, "columns" | "groups" | "shared" | "hasPictures">;
};

const Table = ({ view: { columns, groups, shared, hasPictures } }: CompareTableProps) => (
  <table className="compare-table print-popovers">
    <caption className="sr-only">{strings.table}</caption>
    <thead>
      <tr>
        <th scope="col" className="compare-corner">
          <span className="sr-only">{strings.attribute}</span>
        </th>
        {columns.map((card) => (
          <Head key={card.id} card={card} removable={!shared} />
        ))}
      </tr>
    </thead>
    <tbody>
      {hasPictures && <Pictures columns={columns} />}
      <Offers columns={columns} />
    </tbody>
    {groups.map((group) => (
      <Group key={group.title} group={group} columns={columns} />
    ))}
  </table>
);

/** Vehicles as columns, attributes as rows. Column and row headers are sticky; on phones a row's header is above its values. */
export const CompareTable = ({ view }: CompareTableProps) => {
  const region = useRef<HTMLElement>(null);
  return (
    <div className={`compare-frame compare-${view.columns.length}`}>
      <CompareNames columns={view.columns} region={region} />
      <section ref={region} aria-label={strings.region} tabIndex={0} className="compare-scroll">
        <Table view={view} />
      </section>
    </div>
  );
};
