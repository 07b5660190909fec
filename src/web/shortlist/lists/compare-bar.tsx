import { useLocation } from "react-router";
import { MIN_TO_COMPARE } from "#domain/shortlist/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CloseIcon, CompareIcon } from "../../../ui/icons/icons.tsx";
import { shortlistStrings } from "./shortlist-strings.ts";
import { VehiclePicture } from "../../platform/pictures/index.ts";
import { changeButtonProps } from "./change-form.tsx";
import { useList } from "./list-store.ts";
import { useListHrefs } from "./list-hrefs.ts";
import { useEffect, useState } from "react";
import { type CompareBarVehicle, useCompareBarVehicles } from "./use-compare-bar-vehicles.ts";

const strings = shortlistStrings.bar;

const ComparedVehicle = ({ vehicle }: { readonly vehicle: CompareBarVehicle }) => (
  <li className="compared shrink text-xs snug">
    <span className="compared-picture">
      <VehiclePicture picture={{ ...vehicle.picture, alt: "" }} sizes="72px" isThumbnail />
    </span>
    <span className="compared-title">{vehicle.title}</span>
    <button
      {...changeButtonProps({ list: "compare", action: "remove", ids: [vehicle.id] })}
      aria-label={shortlistStrings.toggles.remove.compare(vehicle.title)}
      className="round round-s compared-remove"
    >
      <CloseIcon className="icon-s" />
    </button>
  </li>
);

const ignore = (): void => undefined;

/**
 * True when the styles of the bar are loaded, which only visitors with a comparison need. Without them the bar is not
 * rendered; the header links to the comparison.
 */
const useCompareBarStyles = (isNeeded: boolean): boolean => {
  const [isStyled, setStyled] = useState(false);
  useEffect(() => {
    if (isNeeded) void import("./compare-bar-styles.css").then(() => setStyled(true), ignore);
  }, [isNeeded]);
  return isStyled;
};

/** Compared vehicles, at the bottom of every page except the comparison. */
export const CompareBar = () => {
  const ids = useList("compare");
  const vehicles = useCompareBarVehicles(ids);
  const { compare } = useListHrefs();
  const { pathname } = useLocation();
  const isShown = ids.length > 0 && pathname !== compare;
  const isStyled = useCompareBarStyles(isShown);
  if (!isShown || !isStyled) return null;
  const comparable = ids.length >= MIN_TO_COMPARE;
  return (
    <aside aria-label={strings.label} className="compare-bar no-print">
      <div className="wrap compare-bar-row">
        <p className="compare-bar-count text-s strong">{strings.count(ids.length)}</p>
        <ul className="compare-bar-list wide-only">
          {vehicles.map((vehicle) => (
            <ComparedVehicle key={vehicle.id} vehicle={vehicle} />
          ))}
        </ul>
        <Button
          className="compare-bar-go"
          icon={<CompareIcon />}
          size="small"
          variant={comparable ? "secondary" : "tertiary"}
          href={compare}
          label={
            <>
              {comparable ? strings.compare : strings.missing} <span className="compare-bar-number">{ids.length}</span>
            </>
          }
        />
      </div>
    </aside>
  );
};
