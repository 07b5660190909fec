import type { SimilarityReason } from "#domain/search/index.ts";
import { capitalize } from "#domain/shared/index.ts";
import { SIMILARITY_REASONS } from "./similarity-reasons-strings.ts";
import type { VehicleCardView } from "../card/vehicle-card-view.ts";

/** A similar vehicle with the reason. */
export type SimilarVehicleView = { readonly card: VehicleCardView; readonly similarity: string };

/** Reasons that fit on one line of a card. */
const MAX_REASONS = 2;

/** "Même modèle, prix proche", strongest reason first; the same model implies the brand. */
export const similarityLabel = (reasons: readonly SimilarityReason[]): string =>
  capitalize(
    reasons
      .filter((reason) => reason !== "brand" || !reasons.includes("model"))
      .slice(0, MAX_REASONS)
      .map((reason) => SIMILARITY_REASONS[reason])
      .join(", "),
  );
