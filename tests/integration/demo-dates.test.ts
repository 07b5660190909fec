import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { isVacancyOpen } from "#domain/people/index.ts";
import { createDemoLeaseOffers } from "../../demo/generator/lease-offers.ts";
import { createDemoVacancies } from "../../demo/generator/vacancies/vacancies.ts";
import { createCatalogueRepository, openDatabase } from "../../src/adapters/database/index.ts";
import { importGroupInto } from "../../src/shared-container/group-data.ts";
import { createFixedClock } from "../fakes/fixed-clock.ts";

test.each(["2027-01-23", "2028-02-29"])(
  "imported on %s, the demo group's offers and vacancies are valid",
  async (today) => {
    const dataDir = await mkdtemp(join(tmpdir(), "vitrine-demo-"));
    const later = await openDatabase({ dataDir, url: null });
    // The catalogue without the vehicles.
    await symlink(resolve("demo", "group", "catalogue"), join(dataDir, "catalogue"));
    try {
      const group = {
        groupDir: dataDir,
        settingsDir: resolve("demo", "group", "settings"),
        site: "luxembourg",
        isDemoGroup: true,
      };
      await importGroupInto(later, createFixedClock(`${today}T08:00:00Z`), group);
      const { leaseOffers, vacancies } = createCatalogueRepository(later);
      const [offers, openings] = [await leaseOffers.all(), await vacancies.all()];
      expect([offers.length, openings.length]).toEqual([createDemoLeaseOffers().length, createDemoVacancies().length]);
      const ended = offers.filter(({ valid_from, valid_until }) => today < valid_from || valid_until < today);
      const closed = openings.filter((vacancy) => !isVacancyOpen(vacancy, today));
      expect([...ended, ...closed].map(({ slug }) => slug)).toEqual([]);
    } finally {
      await later.close();
      await rm(dataDir, { recursive: true });
    }
  },
);
