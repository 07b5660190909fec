import { VehicleCard } from "../card/vehicle-card.tsx";
import type { SimilarVehicleView } from "./similar-view.ts";

const SIZES = "(width >= 80rem) 300px, (width >= 43.75rem) 46vw, 78vw";

/** A swipeable row on phones, a grid on desktops. */
export const SimilarVehicles = ({ similar }: { readonly similar: readonly SimilarVehicleView[] }) => (
  <ul className="similar-row phone-row">
    {similar.map(({ card, similarity }) => (
      <li key={card.id} className="cell">
        <VehicleCard card={card} note={similarity} sizes={SIZES} />
      </li>
    ))}
  </ul>
);
