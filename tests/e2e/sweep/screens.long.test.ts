import { PAGE_KINDS, pageOfEachKind, vehiclePath } from "../../browser-support/page-kinds.ts";
import { ACTING, DARK_COLOURS, READING } from "../../browser-support/sweep-checks/index.ts";
import { open, runChecks, runOnScreens, SCREENS } from "../../browser-support/sweep-checks/sweep.ts";
import { test } from "../../browser-support/test.ts";
import { limit } from "../../time-limits.ts";

/** From the narrowest phone to the widest desktop. */
const EXTREME = [320, 820, 1280, 1920, 2560];

/** On every page and screen. */
const IN_THE_DARK = [{ ...DARK_COLOURS, appliesTo: () => true }];

for (const screen of SCREENS) {
  for (const kind of PAGE_KINDS) {
    test(`${kind.name}: extreme screens and dark colours at ${screen.width} pixels`, async ({ site, visit }) => {
      const opened = await open(visit, kind, kind.path(await vehiclePath(site)), screen);
      await runOnScreens(opened, EXTREME);
      await runChecks(IN_THE_DARK, opened);
    });
  }

  test(`the other kinds of the sitemap at ${screen.width} pixels`, async ({ site, visit }) => {
    test.setTimeout(limit(600_000));
    const swept = new Set(PAGE_KINDS.map(({ path }) => path("")));
    for (const path of (await pageOfEachKind(site)).filter((one) => !swept.has(one))) {
      const opened = await open(visit, { name: path, path: () => path, isTemplate: true }, path, screen);
      await runChecks(READING, opened);
      await runOnScreens(opened, EXTREME);
      await runChecks(IN_THE_DARK, opened);
      await runChecks(ACTING, opened);
    }
  });
}
