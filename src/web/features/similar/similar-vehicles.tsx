import { VehicleCard } from "../stock/vehicle-card.tsx";
import type { SimilarView } from "./similar-view.ts";

const SIZES = "(width >= 80rem) 300px, (width >= 43.75rem) 46vw, 78vw";

/** Vehicles like another one: a row to swipe through on a phone, side by side on a desk. */
export const SimilarVehicles = ({ similar }: { readonly similar: readonly SimilarView[] }) => (
  <ul className="similar-row">
    {similar.map(({ card, likeness }) => (
      <li key={card.id} className="grid">
        <VehicleCard card={card} note={likeness} sizes={SIZES} />
      </li>
    ))}
  </ul>
);
