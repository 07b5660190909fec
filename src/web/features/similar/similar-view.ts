import type { LikenessReason } from "#domain/search/index.ts";
import { similarStrings as words } from "../../strings/similar.ts";
import type { VehicleCardView } from "../stock/card-view.ts";

/** A vehicle like another one, and in what. */
export type SimilarView = { readonly card: VehicleCardView; readonly likeness: string };

/** One line of a card. */
const MOST = 2;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Même modèle, prix proche": what is alike, strongest first; a model says its brand along. */
export const likenessWords = (reasons: readonly LikenessReason[]): string =>
  capital(
    reasons
      .filter((reason) => reason !== "brand" || !reasons.includes("model"))
      .slice(0, MOST)
      .map((reason) => words.reasons[reason])
      .join(", "),
  );
