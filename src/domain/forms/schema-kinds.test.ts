import { describe, expect, it } from "vitest";
import type { LeadFieldDefinition } from "./field-kinds/index.ts";
import { needsLocation } from "./field-kinds/slot/slot-field.ts";
import { type LeadKind, leadKindForSubject } from "./kind.ts";
import { LEAD_KINDS } from "./kinds.ts";
import { problemMessages } from "#application/strings/forms/field-messages.ts";
import { checkFormValues } from "./schema.ts";

const aKindWith = (...fields: readonly LeadFieldDefinition[]): LeadKind => ({ ...LEAD_KINDS.contact, fields });

const parseForm = (kind: LeadKind, input: Record<string, string>): unknown => {
  const checked = checkFormValues(kind, input, "LU");
  return checked.ok ? checked.value : Object.values(problemMessages(kind, checked.error));
};

const parseField = (field: LeadFieldDefinition, value: string): unknown => {
  const values = parseForm(aKindWith(field), { [field.name]: value });
  return Array.isArray(values) ? values : (values as Record<string, unknown>)[field.name];
};

describe("a date field", () => {
  const field: LeadFieldDefinition = {
    kind: "date",
    name: "day",
    from_days: 0,
    to_days: 9,
    hours: "showroom",
  };

  it("accepts calendar dates only", () => {
    expect([parseField(field, "2026-11-24"), parseField(field, " 2028-02-29 "), parseField(field, "")]).toEqual([
      "2026-11-24",
      "2028-02-29",
      "",
    ]);
    for (const invalid of ["2026-02-29", "24/11/2026", "2026-1-1", "demain", "2026-11-24T10:00"]) {
      expect(parseField(field, invalid)).toEqual([expect.stringContaining("24/11/2026")] as unknown);
    }
  });
});

describe("a slot field", () => {
  const field: LeadFieldDefinition = {
    kind: "slot",
    name: "slot",
    hours: "showroom",
    calendar: "tyres",
  };

  it("normalises the instant", () => {
    expect(parseField(field, "2026-11-24T09:00:00Z")).toBe("2026-11-24T09:00:00.000Z");
    for (const invalid of ["2026-11-24", "1e9", "2026-13-24T09:00:00Z"])
      expect(parseField(field, invalid)).toHaveLength(1);
  });

  it("makes its kind need a location", () => {
    expect([needsLocation(aKindWith(field)), needsLocation(LEAD_KINDS.contact)]).toEqual([true, false]);
  });
});

describe("a number field", () => {
  const field: LeadFieldDefinition = { kind: "text", name: "km", max: 12, format: "number" };

  it("is stored without thousands separators", () => {
    expect(["45 000", "45.000", "45\u202f000", "0045000"].map((text) => parseField(field, text))).toEqual(
      Array.from({ length: 4 }, () => "45000"),
    );
    for (const invalid of ["-1", "1,5", "12 km", "1e5", "9999999999"])
      expect(parseField(field, invalid)).toHaveLength(1);
  });
});

describe("a file field", () => {
  const field: LeadFieldDefinition = {
    kind: "file",
    name: "cv",
    types: ["application/pdf"],
    max_bytes: 5_000_000,
  };

  it("returns a file name of one line without folders", () => {
    expect(parseField(field, "C:\\Users\\Léa\\CV.pdf")).toBe("CV.pdf");
    expect(parseField(field, "../../etc/passwd")).toBe("passwd");
    expect(parseField(field, "CV\r\nBcc: x@y.lu.pdf")).toBe("CV Bcc x@y.lu.pdf");
    expect(parseField(field, "")).toBe("");
  });

  it("preserves the extension of a long file name", () => {
    const name = parseField(field, `${"é".repeat(300)}.pdf`);
    expect(name).toHaveLength(100);
    expect(name).toMatch(/é\.pdf$/);
  });
});

describe("leadKindForSubject", () => {
  const model: LeadFieldDefinition = {
    kind: "text",
    name: "model",
    max: 60,
    omittedFor: ["model", "vehicle"],
  };
  const message: LeadFieldDefinition = { kind: "textarea", name: "message", max: 60, rows: 2 };
  const kind = aKindWith(model, message);

  it("leaves out fields that the subject answers and returns the same object each time", () => {
    expect(leadKindForSubject(kind, "model").fields).toEqual([message]);
    expect(leadKindForSubject(kind, "model")).toBe(leadKindForSubject(kind, "model"));
    expect(leadKindForSubject(kind, "place")).toBe(kind);
    expect(leadKindForSubject(kind, null)).toBe(kind);
  });
});
