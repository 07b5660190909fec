import { VehicleCard } from "../card/vehicle-card.tsx";
import type { SimilarityReason } from "#domain/search/index.ts";
import { capitalize } from "#domain/shared/index.ts";
import type { VehicleCardView } from "../card/vehicle-card-view.ts";

/** A similar vehicle with the reason. */
export type SimilarVehicleView = { readonly card: VehicleCardView; readonly similarity: string };

/** Reasons that fit on one line of a card. */
const MAX_REASONS = 2;

/** Fragments of the similarity line. */
const SIMILARITY_REASONS = {
  model: "même modèle",
  brand: "même marque",
  body: "même carrosserie",
  fuel: "même carburant",
  transmission: "même boîte",
  price: "prix proche",
  year: "année proche",
  mileage: "kilométrage proche",
  power: "puissance proche",
} as const satisfies Record<SimilarityReason, string>;

/** "Même modèle, prix proche", strongest reason first; the same model implies the brand. */
export const similarityLabel = (reasons: readonly SimilarityReason[]): string =>
  capitalize(
    reasons
      .filter((reason) => reason !== "brand" || !reasons.includes("model"))
      .slice(0, MAX_REASONS)
      .map((reason) => SIMILARITY_REASONS[reason])
      .join(", "),
  );

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
