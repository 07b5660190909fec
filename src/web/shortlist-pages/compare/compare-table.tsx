import { useRef } from "react";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CheckIcon, CloseIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { Monthly } from "../../../ui/price/price.tsx";
import { listPageStrings } from "../lists/list-pages-strings.ts";
import { shortlistStrings, changeButtonProps } from "../../shortlist/index.ts";
import { vehicleStrings, type VehicleCardView } from "../../vehicle/index.ts";
import { VehiclePicture } from "../../platform/pictures/index.ts";
import { CompareNames } from "./compare-names.tsx";
import type { CompareColumn } from "./compare-view.ts";
import { NOT_APPLICABLE, type CompareGroup, type CompareRow, type CompareValue } from "./compare-value.ts";

const strings = listPageStrings.compare;

type Column = { readonly card: VehicleCardView };

const MonthlyCell = ({ card: { id, monthly } }: Column) => {
  if (!monthly) return strings.noMonthly;
  const popover = `mensualite-${id}`;
  return (
    <>
      <Monthly
        amount={monthly.amount}
        unit={vehicleStrings.perMonth}
        popoverId={popover}
        infoLabel={vehicleStrings.monthlyInfo}
      />
      <Popover id={popover} title={vehicleStrings.monthlyTitle} closeLabel={vehicleStrings.close}>
        <p className="popover-lines">{monthly.conditions}</p>
      </Popover>
    </>
  );
};

const Value = ({ value }: { readonly value: CompareValue }) => {
  if (value === null) return <span className="compare-unknown">{vehicleStrings.unknown}</span>;
  if (value === NOT_APPLICABLE) {
    return (
      <span className="compare-unknown">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{strings.notApplicable}</span>
      </span>
    );
  }
  if (typeof value === "string") return value;
  return value ? (
    <span className="compare-yes">
      <CheckIcon className="icon-s" />
      {strings.yes}
    </span>
  ) : (
    <span className="compare-no">{strings.no}</span>
  );
};

const Row = ({ row, columns }: { readonly row: CompareRow; readonly columns: readonly VehicleCardView[] }) => (
  <tr className={classNames(row.differs && columns.length > 1 && "compare-differs", row.isTotal && "compare-total")}>
    <th scope="row">
      {row.label}
      {row.differs && columns.length > 1 && <span className="sr-only">, {strings.differs}</span>}
    </th>
    {columns.map((card, index) => (
      <td
        key={card.id}
        className={classNames(
          row.label === strings.price && "compare-price",
          row.label === strings.price && card.state && "compare-price-muted",
        )}
      >
        {row.label === strings.monthly ? <MonthlyCell card={card} /> : <Value value={row.values[index] ?? null} />}
        {row.best?.columns.includes(index) && <span className="compare-best">{row.best.label}</span>}
      </td>
    ))}
  </tr>
);

const Group = ({ group, columns }: { readonly group: CompareGroup; readonly columns: readonly VehicleCardView[] }) => (
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

type CardBadge = VehicleCardView["badges"][number];

const isState = ({ tone }: CardBadge): boolean => tone === "state";

const Badges = ({ badges, className }: { readonly badges: readonly CardBadge[]; readonly className: string }) =>
  badges.length > 0 && (
    <p className={className}>
      {badges.map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </p>
  );

const Pictures = ({ columns }: { readonly columns: readonly CompareColumn[] }) => (
  <tr className="compare-pictures">
    <th scope="row">{strings.picture}</th>
    {columns.map((card) => (
      <td key={card.id}>
        <div className="compare-picture">
          <VehiclePicture picture={card.picture} sizes="(width >= 64rem) 280px, 180px" eager />
          <Badges badges={card.badges.filter(isState)} className="compare-state" />
        </div>
        {card.requestHref && (
          <Button
            href={card.requestHref}
            size="small"
            variant="tertiary"
            className="compare-action no-print"
            label={
              <>
                {strings.request}
                <span className="sr-only"> {card.title}</span>
              </>
            }
          />
        )}
        <Badges badges={card.badges.filter((badge) => !isState(badge))} className="compare-badges" />
      </td>
    ))}
  </tr>
);

type CompareTableProps = {
  readonly columns: readonly CompareColumn[];
  readonly groups: readonly CompareGroup[];
  readonly removable: boolean;
};

const Table = ({ columns, groups, removable }: CompareTableProps) => (
  <table className="compare-table">
    <caption className="sr-only">{strings.table}</caption>
    <thead>
      <tr>
        <th scope="col" className="compare-corner">
          <span className="sr-only">{strings.attribute}</span>
        </th>
        {columns.map((card) => (
          <Head key={card.id} card={card} removable={removable} />
        ))}
      </tr>
    </thead>
    <tbody>
      <Pictures columns={columns} />
    </tbody>
    {groups.map((group) => (
      <Group key={group.title} group={group} columns={columns} />
    ))}
  </table>
);

/** Vehicles as columns, attributes as rows. Column and row headers are sticky. */
export const CompareTable = (props: CompareTableProps) => {
  const region = useRef<HTMLElement>(null);
  return (
    <div className={`compare-frame compare-${props.columns.length}`}>
      <CompareNames columns={props.columns} region={region} />
      <section ref={region} aria-label={strings.region} tabIndex={0} className="compare-scroll">
        <Table {...props} />
      </section>
    </div>
  );
};
