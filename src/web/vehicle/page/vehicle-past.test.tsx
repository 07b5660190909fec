import { renderToStaticMarkup } from "react-dom/server";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { expect, test } from "vitest";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { exampleVehicle } from "../card/vehicle.examples.ts";
import { HistoryList } from "../history/history-list.tsx";
import { historyView } from "../history/history-view.ts";
import { Inspection, inspectionView } from "../history/inspection.tsx";

const paths = createPaths(FRENCH_SEGMENTS);

const pastOf = (changes: Partial<Vehicle>): string => {
  const vehicle = exampleVehicle(changes);
  return renderToStaticMarkup(
    <HistoryList items={historyView(vehicle, "2026-11-28")} requestHref={paths.vehicleFile(vehicle)} />,
  );
};

test("an accident comes first, in its own block with the request for the file", () => {
  const markup = pastOf({ accident_free: false, owners: 3 });
  expect(markup.indexOf("Accident déclaré")).toBeLessThan(markup.indexOf("3\u00a0propriétaires"));
  expect(markup).toContain("/interessee?objet=dossier");
});

test("what is unknown of a used car is said, and its file can be requested", () => {
  const markup = pastOf({ accident_free: null });
  expect(markup).toContain("Accident\u00a0: non renseigné");
  expect(markup).toContain("Demander le dossier");
  expect(pastOf({})).not.toContain("Demander le dossier");
  expect(pastOf({ condition: "new" })).toBe("");
});

test("the battery has its day", () => {
  expect(pastOf({ fuel_type: "electric", battery_health_percent: 93, battery_health_date: "2026-10-25" })).toContain(
    "État de la batterie\u00a0: 93\u00a0%, mesuré le 25\u00a0octobre\u00a02026",
  );
});

test("an inspection links to its report and displays photographs that this site serves", () => {
  const inspection = inspectionView(
    exampleVehicle({
      inspection_report: "https://reports.example/7.pdf",
      inspection_marks: [
        { part: "Capot", damage: "Rayure", photo: "/media/feed/aa/a.webp" },
        { part: "Toit", damage: null, photo: "https://elsewhere.example/1.jpg" },
      ],
    }),
  );
  const markup = inspection ? renderToStaticMarkup(<Inspection inspection={inspection} />) : "";
  expect(markup).toContain('href="https://reports.example/7.pdf"');
  expect(markup).toContain('alt="Capot\u00a0: rayure"');
  expect(markup).not.toContain("elsewhere.example");
  expect(inspectionView(exampleVehicle())).toBeNull();
});
