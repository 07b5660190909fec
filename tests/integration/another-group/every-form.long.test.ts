// Every form of the program at each address that it has on another group's site, of private customers and companies.
import { afterAll, beforeAll } from "vitest";
import type { Site } from "../../browser-support/sites/site.ts";
import { LEADS, REFUSED_FIELDS } from "./belgian-forms.ts";
import { startCondrozSite } from "./condroz-site.ts";
import { describeForms } from "./group-forms.ts";

let site: Site;

beforeAll(async () => {
  site = await startCondrozSite();
});

afterAll(() => site?.dispose());

describeForms(() => site, { leads: LEADS, refused: REFUSED_FIELDS });
