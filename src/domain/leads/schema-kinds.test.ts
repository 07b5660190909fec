import { describe, expect, it } from "vitest";
import type { LeadField } from "./fields.ts";
import { type LeadKind, kindAbout, needsPlace } from "./kind.ts";
import { LEAD_KINDS } from "./kinds.ts";
import { schemaOf } from "./schema.ts";

const kindOf = (...fields: readonly LeadField[]): LeadKind => ({ ...LEAD_KINDS.contact, fields });

const parsed = (kind: LeadKind, sent: Record<string, string>): unknown => {
  const result = schemaOf(kind).safeParse({ ...sent, consent: "on" });
  return result.success ? { ...result.data, consent: undefined } : result.error.issues.map(({ message }) => message);
};

const one = (field: LeadField, value: string): unknown => {
  const values = parsed(kindOf(field), { [field.name]: value });
  return Array.isArray(values) ? values : (values as Record<string, unknown>)[field.name];
};

describe("a date", () => {
  const field: LeadField = { kind: "date", name: "day", label: "Jour", from_days: 0, to_days: 9, hours: "showroom" };

  it("is a day of the calendar", () => {
    expect([one(field, "2026-11-24"), one(field, " 2028-02-29 "), one(field, "")]).toEqual([
      "2026-11-24",
      "2028-02-29",
      "",
    ]);
    for (const no of ["2026-02-29", "24/11/2026", "2026-1-1", "demain", "2026-11-24T10:00"]) {
      expect(one(field, no)).toEqual([expect.stringContaining("24/11/2026")] as unknown);
    }
  });
});

describe("an appointment", () => {
  const field: LeadField = { kind: "slot", name: "slot", label: "Créneau", hours: "showroom", calendar: "tyres" };

  it("is an instant, whichever way it is written", () => {
    expect(one(field, "2026-11-24T09:00:00Z")).toBe("2026-11-24T09:00:00.000Z");
    for (const no of ["2026-11-24", "1e9", "2026-13-24T09:00:00Z"]) expect(one(field, no)).toHaveLength(1);
  });

  it("makes its kind one that needs a place", () => {
    expect([needsPlace(kindOf(field)), needsPlace(LEAD_KINDS.contact)]).toEqual([true, false]);
  });
});

describe("a number", () => {
  const field: LeadField = { kind: "text", name: "km", label: "Kilométrage", max: 12, format: "number" };

  it("is kept without the signs that part its thousands", () => {
    expect(["45 000", "45.000", "45\u202f000", "0045000"].map((text) => one(field, text))).toEqual(
      Array.from({ length: 4 }, () => "45000"),
    );
    for (const no of ["-1", "1,5", "12 km", "1e5", "9999999999"]) expect(one(field, no)).toHaveLength(1);
  });
});

describe("a postcode", () => {
  const kind = kindOf(
    { kind: "text", name: "postcode", label: "Code postal", max: 12, format: "postcode" },
    {
      kind: "select",
      name: "country",
      label: "Pays",
      options: ["LU", "BE", "FR", "DE", "NL", "ES"].map((value) => ({ value, label: value })),
    },
  );
  const accepted = (postcode: string, country: string): boolean => !Array.isArray(parsed(kind, { postcode, country }));

  it.each([
    ["8080", "", true],
    ["L-8080", "LU", true],
    ["80800", "LU", false],
    ["6700", "BE", true],
    ["B-0700", "BE", false],
    ["57100", "FR", true],
    ["5710", "FR", false],
    ["D-66663", "DE", true],
    ["1234 ab", "NL", true],
    ["28-013", "ES", true],
    ["<b>", "ES", false],
  ])("%s is one of %s: %s", (postcode, country, right) => {
    expect(accepted(postcode, country)).toBe(right);
  });
});

describe("a file's name", () => {
  const field: LeadField = { kind: "file", name: "cv", label: "CV", types: ["application/pdf"], max_bytes: 5_000_000 };

  it("is one line without folders, however it was sent", () => {
    expect(one(field, "C:\\Users\\Léa\\CV.pdf")).toBe("CV.pdf");
    expect(one(field, "../../etc/passwd")).toBe("passwd");
    expect(one(field, "CV\r\nBcc: x@y.lu.pdf")).toBe("CV Bcc x@y.lu.pdf");
    expect(one(field, "")).toBe("");
  });

  it("keeps its extension where it is cut", () => {
    const name = one(field, `${"é".repeat(300)}.pdf`);
    expect(name).toHaveLength(100);
    expect(name).toMatch(/é\.pdf$/);
  });
});

describe("a kind that is asked about something", () => {
  const model: LeadField = { kind: "text", name: "model", label: "Modèle", max: 60, without: ["model", "vehicle"] };
  const message: LeadField = { kind: "textarea", name: "message", label: "Message", max: 60, rows: 2 };
  const kind = kindOf(model, message);

  it("leaves out what its subject says, as the same object each time", () => {
    expect(kindAbout(kind, "model").fields).toEqual([message]);
    expect(kindAbout(kind, "model")).toBe(kindAbout(kind, "model"));
    expect(kindAbout(kind, "place")).toBe(kind);
    expect(kindAbout(kind, null)).toBe(kind);
  });
});
