import { findDocumentExcesses, findExcesses, MEASURED } from "../../../bench/weight/budgets.ts";
import { recordWeight } from "../../../bench/weight/measure.ts";
import { openPage } from "../hydration.ts";
import { PAGE_GROUPS, type PageGroup, type PageKind, vehiclePath } from "../page-kinds.ts";
import { expect, test, type VisitSite } from "../test.ts";
import { blockStorage, recordIntl, saveData, savePushes, waitForPaint } from "./init-scripts.ts";
import { ACTING, LAYOUT, READING } from "./index.ts";
import type { OpenedPage, PageCheck } from "./page-check.ts";

export type Screen = {
  readonly width: number;
  /** Widths at which every page is looked at again, and those at which a page of each template is. */
  readonly always: readonly number[];
  readonly further: readonly number[];
  readonly initScripts: readonly (() => void)[];
};

const ALWAYS = [recordIntl, waitForPaint, saveData];

/** A phone, and a desktop whose browser blocks site data. */
export const SCREENS: readonly Screen[] = [
  { width: 390, always: [320], further: [820], initScripts: [...ALWAYS, savePushes] },
  { width: 1440, always: [], further: [1280, 1920], initScripts: [...ALWAYS, blockStorage] },
];

/** The faults that a check finds; a check that fails hides no other. */
const faultsOf = async (check: PageCheck, opened: OpenedPage): Promise<readonly unknown[]> => {
  if (check.appliesTo && !check.appliesTo(opened)) return [];
  return check.run(opened).catch((error: unknown) => [`failed: ${String(error)}`]);
};

/** Runs all checks; each that finds faults has its own name in the result. */
export const runChecks = async (checks: readonly PageCheck[], opened: OpenedPage): Promise<void> => {
  for (const check of checks) {
    const faults = await faultsOf(check, opened);
    expect.soft(faults, `${check.name}: ${opened.path} at ${opened.width} pixels`).toEqual([]);
  }
};

export const open = async (
  visit: VisitSite,
  kind: PageKind,
  path: string,
  { width, initScripts }: Screen,
): Promise<OpenedPage> => {
  const { page, consoleErrors } = await visit({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    initScripts,
  });
  const measured = MEASURED.find((weight) => weight.path === path);
  const weigh = recordWeight(page);
  const response = await openPage(page, path);
  const html = (await response?.text()) ?? "";
  const excesses = [
    ...(measured ? findExcesses(await weigh(path), measured) : []),
    ...findDocumentExcesses(path, html),
  ];
  return { page, kind, path, width, html, consoleErrors, excesses };
};

/** Runs the layout checks again on further screens of an opened page. */
export const runOnScreens = async (opened: OpenedPage, widths: readonly number[]): Promise<void> => {
  for (const width of widths) {
    await opened.page.setViewportSize({ width, height: 900 });
    await runChecks(LAYOUT, { ...opened, width });
  }
  await opened.page.setViewportSize({ width: opened.width, height: 900 });
};

/** Opens each page of a group once on a phone and once on a desktop, and runs every check there. */
export const sweep = (group: PageGroup): void => {
  for (const screen of SCREENS) {
    for (const kind of PAGE_GROUPS[group]) {
      test(`${kind.name} at ${screen.width} pixels`, async ({ site, visit }) => {
        const opened = await open(visit, kind, kind.path(await vehiclePath(site)), screen);
        await runChecks(READING, opened);
        await runOnScreens(opened, [...screen.always, ...(kind.isTemplate ? screen.further : [])]);
        await runChecks(ACTING, opened);
      });
    }
  }
};
