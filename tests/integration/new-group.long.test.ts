import { COUNTRY_CODES } from "#domain/countries/index.ts";
import { describeNewGroup } from "./new-group-site.ts";

for (const code of COUNTRY_CODES.filter((one) => one !== "BE")) describeNewGroup(code);
