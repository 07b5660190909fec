import { expect, test, vi } from "vitest";
import { parse } from "node-html-parser";
import { conditionsId, conditionsText, documentConditions } from "./offer-conditions.ts";

test("the payload of a document leaves out the conditions, which its markup states", () => {
  const conditions = documentConditions(7, "Location sur 48\u00a0mois.");
  expect(conditionsText(conditions)).toBe("Location sur 48\u00a0mois.");
  const payload = JSON.stringify(conditions);
  expect(payload).toBe('{"rest":7}');
  vi.stubGlobal(
    "document",
    parse(`<div id="${conditionsId(7)}"><div><p>Conditions</p></div><p>Location sur 48\u00a0mois.</p></div>`),
  );
  expect(conditionsText(JSON.parse(payload))).toBe("Location sur 48\u00a0mois.");
});

test("conditions that a navigation in the browser brings are their text", () => {
  expect(conditionsText("Location sur 24\u00a0mois.")).toBe("Location sur 24\u00a0mois.");
});
