import { useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { recentlyViewedStrings as strings } from "./recently-viewed-strings.ts";
import { type CompareBarVehicle, useCompareBarVehicles } from "../lists/use-compare-bar-vehicles.ts";
import { VehiclePicture } from "../../platform/pictures/index.ts";
import { removeViewed } from "./viewed-ids.ts";
import "./recently-viewed.css";

export type ViewedListProps = { readonly ids: readonly number[] };

const ViewedItem = ({ vehicle }: { readonly vehicle: CompareBarVehicle }) => (
  <li className="viewed">
    <Anchor href={vehicle.href} className="viewed-link stack gap-8 text-s strong">
      <span className="viewed-picture">
        <VehiclePicture picture={{ ...vehicle.picture, alt: "" }} sizes="200px" />
      </span>
      <span>{vehicle.title}</span>
    </Anchor>
    <button
      type="button"
      className="round round-on-photo viewed-remove"
      aria-label={strings.remove(vehicle.title)}
      onClick={() => removeViewed([vehicle.id])}
    >
      <CloseIcon className="icon-s" />
    </button>
  </li>
);

/** Renders as soon as one of the vehicles is loaded. */
export const ViewedList = ({ ids }: ViewedListProps) => {
  const vehicles = useCompareBarVehicles(ids);
  const [cleared, setCleared] = useState(false);
  if (ids.length === 0 || vehicles.length === 0) {
    return (
      <p role="status" className="sr-only">
        {cleared && strings.cleared}
      </p>
    );
  }
  const clear = (): void => {
    removeViewed(ids);
    setCleared(true);
  };
  return (
    <section aria-labelledby="vus-recemment" className="viewed-section no-print">
      <div className="cluster baseline gap-8 gap-x-16 spread">
        <h2 id="vus-recemment" className="text-xl">
          {strings.title}
        </h2>
        <Button variant="ghost" size="small" label={strings.clear} onClick={clear} />
      </div>
      <ul className="viewed-row">
        {vehicles.map((vehicle) => (
          <ViewedItem key={vehicle.id} vehicle={vehicle} />
        ))}
      </ul>
      <p className="mt-12 text-xs text-soft">{strings.note}</p>
    </section>
  );
};
