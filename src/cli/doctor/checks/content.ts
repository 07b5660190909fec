import {
  type LocatedFinding,
  type RedirectCheckFinding,
  runContentCheck,
  runRedirectCheck,
} from "#application/content/index.ts";
import { listFailedReloads } from "#application/operations/index.ts";
import { createNodeStore } from "../../../adapters/database/index.ts";
import { displayPath } from "../../../shared-container/display-path.ts";
import {
  type CheckedMachine,
  type CheckedSettings,
  type CheckResult,
  type DoctorCheck,
  type Found,
  firstLines,
  fix,
  warn,
} from "../doctor-check.ts";
import { countOf } from "../../counts.ts";

const SUBJECT = "problem in pages";

const problemLine = ({ file, line, story, field, message }: LocatedFinding): string =>
  `${file === null ? story : `${file}:${line ?? 1}`}: ${field} ${message}`;

const describeProblems = (findings: readonly LocatedFinding[], level: typeof fix, whose: string): Found =>
  findings.length > 0 &&
  level(
    `${countOf(findings.length, SUBJECT, "problems in pages")}${whose}`,
    "./vitrine content check names them all, and how to correct them",
    firstLines(findings.map(problemLine)),
  );

const checkFiles = async ({ reader }: CheckedSettings): Promise<CheckResult> => {
  const files = reader.files();
  if (!files.ok) return { summary: "", findings: [fix(files.error, "set CONTENT_DIR to the folder of the pages")] };
  const { stories, findings } = await runContentCheck(files.value, await reader.inventory(), displayPath);
  // Redirects have a check of their own.
  const own = findings.filter(({ rule }) => rule !== "redirect");
  return {
    summary: `${countOf(stories, "page")} without a problem`,
    findings: [
      describeProblems(
        own.filter(({ draft }) => !draft),
        fix,
        "",
      ),
      describeProblems(
        own.filter(({ draft }) => draft),
        warn,
        " that only editors see",
      ),
    ],
  };
};

/** The pages of the content service, as they were read last. */
const checkSaved = async ({ reader }: CheckedSettings): Promise<CheckResult> => {
  const served = await reader.served();
  if (served === null) return { summary: "", findings: [fix("no page can be read", "set CONTENT_DIR")] };
  if (served.from !== "service")
    return {
      summary: "",
      findings: [
        warn(
          "the content service was never read, and the pages of the files are served",
          "start the server, and see in its log whether CONTENT_API_TOKEN is right",
        ),
      ],
    };
  const count = (await served.source.stories()).length;
  const what = `${countOf(served.faults.length, "part")} of pages of the content service are left out`;
  return {
    summary: `${countOf(count, "page")} of the content service without a problem`,
    findings: [served.faults.length > 0 && fix(what, "correct them there", firstLines(served.faults))],
  };
};

/** Pages can be read and are right. */
export const contentCheck: DoctorCheck = {
  name: "content",
  needs: "settings",
  run: (site) => (site.context.config.contentApi === null ? checkFiles(site) : checkSaved(site)),
};

const CORRECT_TABLE = "./vitrine redirects check names them all; correct the table";

const redirectLine = ({ path, line, from, message }: RedirectCheckFinding): string =>
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
    const of = (wanted: RedirectCheckFinding["level"]) =>
      found.filter(({ level }) => level === wanted).map(redirectLine);
    const [errors, warnings] = [of("error"), of("warning")];
    return {
      summary: `${countOf(inventory.redirects.size, "row")}, all lead to a page`,
      findings: [
        errors.length > 0 &&
          fix(`${countOf(errors.length, "redirect")} lead nowhere or in circles`, CORRECT_TABLE, firstLines(errors)),
        warnings.length > 0 &&
          warn(
            `${countOf(warnings.length, "redirect")} lead to a page by a detour`,
            CORRECT_TABLE,
            firstLines(warnings),
          ),
      ],
    };
  },
};

const readFailed = async ({ opened, context: { clock } }: CheckedMachine) =>
  opened.state === "usable" ? listFailedReloads(createNodeStore(opened.database), clock) : [];

/** Running servers have taken over settings, redirects and stories. Checked with wrong settings too: they are the cause. */
export const reloadCheck: DoctorCheck = {
  name: "reload",
  needs: "nothing",
  run: async (machine) => {
    const failed = await readFailed(machine);
    return {
      summary: "settings, redirects and stories are in force as they were read last",
      findings: failed.map(({ name, at, failures }) =>
        fix(
          `${name} read its files at ${at}, and the faults below left the previous state in force`,
          "correct them, then ./vitrine content reload",
          failures,
        ),
      ),
      data: { failedReloads: failed },
    };
  },
};
