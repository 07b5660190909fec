import { isGroupBrand } from "#domain/models/index.ts";
import type { Catalogue } from "./catalogue.ts";
import type { StockService } from "./stock-service.ts";

export type MakeDependencies = {
  readonly catalogue: () => Pick<Catalogue, "brands">;
  readonly stock: Pick<StockService, "brands">;
};

/** True for a brand of the group and for any other make in stock: both can start the address of a vehicle. */
export const isMake = ({ catalogue, stock }: MakeDependencies, name: string): boolean =>
  isGroupBrand(catalogue().brands, name) || stock.brands().some(({ slug }) => slug === name);
