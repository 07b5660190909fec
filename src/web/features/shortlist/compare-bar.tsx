import { useLocation } from "react-router";
import { FEWEST_TO_COMPARE } from "#domain/shortlist/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { shortlistStrings } from "../../strings/shortlist.ts";
import { VehiclePicture } from "../stock/vehicle-picture.tsx";
import { asks, ChangeForm } from "./change-form.tsx";
import { useList } from "./kept-lists.ts";
import { useListHrefs } from "./list-hrefs.ts";
import type { ListedVehicle } from "./listed-vehicle.ts";
import { useListedVehicles } from "./use-listed-vehicles.ts";

const words = shortlistStrings.bar;

const Chosen = ({ vehicle }: { readonly vehicle: ListedVehicle }) => (
  <li className="compared">
    <span className="compared-picture">
      <VehiclePicture picture={vehicle.picture} sizes="72px" />
    </span>
    <span className="compared-title">{vehicle.title}</span>
    <button
      {...asks({ list: "compare", act: "remove", ids: [vehicle.id] })}
      aria-label={words.remove(vehicle.title)}
      className="compared-remove"
    >
      <CloseIcon className="icon-s" />
    </button>
  </li>
);

/** What is being compared, at the foot of every page but the comparison itself. */
export const CompareBar = () => {
  const ids = useList("compare");
  const vehicles = useListedVehicles(ids);
  const { compare } = useListHrefs();
  const { pathname } = useLocation();
  if (ids.length === 0 || pathname === compare) return null;
  const enough = ids.length >= FEWEST_TO_COMPARE;
  return (
    <aside aria-label={words.label} className="compare-bar no-print">
      <div className="wrap compare-bar-row">
        <p className="compare-bar-count">{words.count(ids.length)}</p>
        <ChangeForm className="compare-bar-form">
          <ul className="compare-bar-list">
            {vehicles.map((vehicle) => (
              <Chosen key={vehicle.id} vehicle={vehicle} />
            ))}
          </ul>
        </ChangeForm>
        <Button
          size="small"
          variant={enough ? "secondary" : "tertiary"}
          href={compare}
          label={enough ? words.compare : words.missing}
        />
      </div>
    </aside>
  );
};
