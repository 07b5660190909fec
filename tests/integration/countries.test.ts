import { describeCountry } from "./country-site.ts";

// Every page, and the other countries: countries.long.test.ts. Belgium is the country of another-group.test.ts.
describeCountry("FR", { isComplete: false });
