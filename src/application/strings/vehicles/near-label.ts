import { formatQuantity } from "#domain/shared/index.ts";
import { ofName } from "../elision.ts";

/** "d’Ettelbruck", "de votre position". */
export const originLabel = (name: string | null): string => (name === null ? "de votre position" : ofName(name));

/** "à moins de 20 km d’Ettelbruck", "près de Luxembourg", "près de votre position". */
export const nearLabel = (name: string | null, withinKm: number | null): string => {
  const origin = originLabel(name);
  return withinKm === null ? `près ${origin}` : `à moins de ${formatQuantity(withinKm, "km")} ${origin}`;
};
