import { COUNTRY_CODES } from "#domain/countries/index.ts";
import { describeCountry } from "./country-site.ts";

for (const code of COUNTRY_CODES) describeCountry(code, { isComplete: true });
