import { type RedirectCheckFinding, runRedirectCheck } from "#application/content/index.ts";
import { displayPath } from "../../../../shared-container/display-path.ts";
import { countOf, type DoctorCheck, firstLines, fix, warn } from "../../doctor-check.ts";

const REMEDY = "./vitrine redirects check names them all; correct the table";

const lineOf = ({ path, line, from, message }: RedirectCheckFinding): string =>
  `${displayPath(path)}:${line}: ${from} ${message}`;

/** Old addresses lead somewhere, and not in circles. The page of a sold vehicle is no fault: it shows what is like it. */
export const redirectsCheck: DoctorCheck = {
  name: "redirects",
  needs: "settings",
  run: async (site) => {
    const served = await site.reader.served();
    const inventory = await site.reader.inventory();
    if (served === null || inventory.redirectsFile === null)
      return { summary: `there is no table of redirects`, findings: [] };
    const found = await runRedirectCheck(served.source, inventory, null);
    const of = (wanted: RedirectCheckFinding["level"]) => found.filter(({ level }) => level === wanted).map(lineOf);
    const [errors, warnings] = [of("error"), of("warning")];
    return {
      summary: `${countOf(inventory.redirects.size, "row")}, all lead to a page`,
      findings: [
        ...(errors.length === 0
          ? []
          : [fix(`${countOf(errors.length, "redirect")} lead nowhere or in circles`, REMEDY, firstLines(errors))]),
        ...(warnings.length === 0
          ? []
          : [warn(`${countOf(warnings.length, "redirect")} lead to a page by a detour`, REMEDY, firstLines(warnings))]),
      ],
    };
  },
};
