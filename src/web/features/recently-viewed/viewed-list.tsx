import { useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { recentlyViewedStrings as words } from "../../strings/recently-viewed.ts";
import type { ListedVehicle } from "../shortlist/listed-vehicle.ts";
import { useListedVehicles } from "../shortlist/use-listed-vehicles.ts";
import { VehiclePicture } from "../stock/vehicle-picture.tsx";
import { forgetViewed } from "./viewed-ids.ts";

export type ViewedListProps = { readonly ids: readonly number[] };

const Viewed = ({ vehicle }: { readonly vehicle: ListedVehicle }) => (
  <li className="viewed">
    <Anchor href={vehicle.href} className="viewed-link">
      <span className="viewed-picture">
        <VehiclePicture picture={vehicle.picture} sizes="200px" />
      </span>
      <span>{vehicle.title}</span>
    </Anchor>
    <button
      type="button"
      className="round viewed-remove"
      aria-label={words.remove(vehicle.title)}
      onClick={() => forgetViewed([vehicle.id])}
    >
      <CloseIcon className="icon-s" />
    </button>
  </li>
);

/** A row of small pictures; it is there as soon as one of the vehicles is known. */
export const ViewedList = ({ ids }: ViewedListProps) => {
  const vehicles = useListedVehicles(ids);
  const [cleared, setCleared] = useState(false);
  if (ids.length === 0 || vehicles.length === 0) {
    return (
      <p role="status" className="sr-only">
        {cleared && words.cleared}
      </p>
    );
  }
  const clear = (): void => {
    forgetViewed(ids);
    setCleared(true);
  };
  return (
    <section aria-labelledby="vus-recemment" className="viewed-section no-print">
      <div className="viewed-head">
        <h2 id="vus-recemment" className="text-xl">
          {words.title}
        </h2>
        <Button variant="ghost" size="small" label={words.clear} onClick={clear} />
      </div>
      <ul className="viewed-row">
        {vehicles.map((vehicle) => (
          <Viewed key={vehicle.id} vehicle={vehicle} />
        ))}
      </ul>
      <p className="viewed-note">{words.note}</p>
    </section>
  );
};
