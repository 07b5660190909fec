import { fold } from "../shared/index.ts";

/** Names of columns are equal whatever their signs: "Interne Nummer" and `interne_nummer` are "internenummer". */
export const plainName = (name: string): string => fold(name).replaceAll(/[^a-z0-9]/g, "");
