import { describeCountry } from "./country-site.ts";

// The others: countries.long.test.ts.
describeCountry("BE");
