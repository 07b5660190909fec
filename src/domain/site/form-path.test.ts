import { expect, test } from "vitest";
import { formPathPatterns, isFormPath } from "./canonical-address.ts";
import { createPaths } from "./paths.ts";
import { DEFAULT_SEGMENTS, FRENCH_SEGMENTS } from "./segments.ts";

const FORD = { slug: "ford" };
const PUMA = { slug: "1-ford-puma" };

/** Whether the path is one of the pattern, in which `:name` stands for any segment. */
const matches = (pattern: string, path: string): boolean => {
  const [expected, parts] = [pattern.split("/"), path.split("/")];
  return (
    expected.length === parts.length && expected.every((part, index) => part.startsWith(":") || part === parts[index])
  );
};

test.each([
  ["default", DEFAULT_SEGMENTS],
  ["French", FRENCH_SEGMENTS],
] as const)("recognises the path of every form with the %s segments, and no other", (_, segments) => {
  const paths = createPaths(segments);
  const withoutQuery = (address: string): string => address.split("?")[0] ?? "";
  const forms = [
    paths.vehicleInterest(PUMA),
    paths.vehicleTestDrive(PUMA),
    paths.vehicleOnlineLeasing(PUMA),
    paths.vehicleTradeIn(PUMA),
    paths.vehicleQuestion(PUMA),
    paths.vehicleCallBack(PUMA),
    paths.brandVehicleInterest(FORD, PUMA),
    paths.brandVehicleTestDrive(FORD, PUMA),
    paths.modelContact(FORD, PUMA),
    paths.modelTestDrive(FORD, PUMA),
    paths.favouritesRequest([]),
    paths.vacancyApplication(PUMA),
    paths.priceAlert({ id: 1 }),
    "/alertes/recherche",
    paths.fleetRequest(),
    paths.tradeIn(),
  ];
  for (const path of forms.map(withoutQuery)) expect([path, isFormPath(path, segments)]).toEqual([path, true]);
  const others = [
    paths.home(),
    paths.stock(),
    paths.careers(),
    paths.compare(),
    paths.favourites(),
    paths.vehicle(PUMA),
    paths.vehicleSheet(PUMA),
    paths.vehicleLeaseCalculator(PUMA),
    paths.model(FORD, PUMA),
    paths.vacancy(PUMA),
    paths.alertRequested(),
    paths.businessLeases(),
    "/services/contact",
  ];
  for (const path of others) expect([path, isFormPath(path, segments)]).toEqual([path, false]);
  const patterns = formPathPatterns(segments);
  for (const path of [...forms, ...others].map(withoutQuery)) {
    const isMatched = patterns.some((pattern) => matches(pattern, path));
    expect([path, isMatched]).toEqual([path, isFormPath(path, segments)]);
  }
});
