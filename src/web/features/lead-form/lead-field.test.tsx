import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { exampleFile, exampleForm, exampleSlot } from "./example-form.ts";
import type { FieldView } from "./form-view.ts";
import { LeadField, type LeadFieldProps } from "./lead-field.tsx";
import { LeadForm } from "./lead-form.tsx";

const render = (field: FieldView, more: Partial<LeadFieldProps> = {}): string =>
  renderToStaticMarkup(<LeadField field={field} value={undefined} error={undefined} {...more} />);

/** The tags that have this text in them. */
const tags = (html: string, holds: string): readonly string[] =>
  (html.match(/<[^>]+>/g) ?? []).filter((one) => one.includes(holds));

const tag = (html: string, holds: string): string => tags(html, holds)[0] ?? "";

describe("an appointment", () => {
  const days = exampleSlot.days ?? [];
  const html = render(exampleSlot);

  it("offers each free time once, under its day", () => {
    const times = days.flatMap(({ slots }) => slots);
    for (const { value } of times) expect(tags(html, `value="${value}"`)).toHaveLength(1);
    expect(tags(html, 'name="creneau"')).toHaveLength(times.length);
    for (const { label } of days) expect(html).toContain(`<legend class="slot-legend">${label}</legend>`);
  });

  it("opens the first day, and chooses no time by itself", () => {
    expect(tags(html, 'checked=""').join()).toContain(`value="${days[0]?.date}"`);
    expect(tags(html, 'checked=""')).toHaveLength(1);
  });

  it("that comes back is still chosen, on its day", () => {
    const day = days[5];
    const value = day?.slots[1]?.value;
    const again = tags(render(exampleSlot, { value }), 'checked=""');
    expect(again.map((one) => /value="([^"]*)"/.exec(one)?.[1])).toEqual([day?.date, value]);
  });

  it("that was taken meanwhile is not offered any more", () => {
    const again = tags(render(exampleSlot, { value: "2026-11-23T03:00:00.000Z" }), 'checked=""');
    expect(again.join()).toContain(`value="${days[0]?.date}"`);
    expect(again).toHaveLength(1);
  });

  it("is one group to its label and its message, which a link to the field leads to", () => {
    const group = tag(render(exampleSlot, { error: "Choisissez un créneau." }), 'id="demande-creneau"');
    expect(group).toMatch(/^<fieldset/);
    expect(group).toMatch(/tabindex="-1"/i);
    expect(group).toContain('aria-describedby="demande-creneau-error"');
  });

  it("is no question where nothing is free: the visitor is called", () => {
    const none = render({ ...exampleSlot, days: [] });
    expect(none).not.toContain("<input");
    expect(none).toContain("nous vous appelons pour convenir d’un moment");
  });
});

describe("a day", () => {
  it("is held to the first and the last that may be asked for", () => {
    const range = { first: "2026-11-23", last: "2027-11-22", early: "", late: "" };
    const field = exampleForm.fields.find(({ kind }) => kind === "date");
    const html = render({ ...field!, range });
    expect(tag(html, 'type="date"')).toMatch(/min="2026-11-23".*max="2027-11-22"/);
  });
});

describe("a file", () => {
  it("says what it may be, to people and to the browser", () => {
    const html = render(exampleFile);
    expect(tag(html, 'type="file"')).toContain('accept=".pdf,application/pdf"');
    expect(html).toContain("PDF, 5\u00a0Mo au plus.");
  });

  it("that came already is kept as long as its box is ticked, and can be replaced", () => {
    const html = render(exampleFile, { kept: { name: "cv.pdf", size: "240\u00a0Ko", sealed: "abc" } });
    expect(tag(html, 'name="cv_recu"')).toContain(`type="checkbox"`);
    expect(tag(html, 'name="cv_recu"')).toContain('checked=""');
    expect(tag(html, 'name="cv_recu"')).toContain('value="abc"');
    expect(html).toContain("cv.pdf, 240\u00a0Ko, déjà reçu");
    expect(tag(html, 'type="file"')).not.toContain("required");
  });

  it("makes its form send parts, and no other does", () => {
    const others = exampleForm.fields.filter(({ kind }) => kind !== "file");
    const form = (fields: readonly FieldView[]) =>
      tag(renderToStaticMarkup(<LeadForm view={{ ...exampleForm, fields }} />), "<form");
    expect(form(exampleForm.fields)).toMatch(/enctype="multipart\/form-data"/i);
    expect(form(others)).not.toMatch(/enctype/i);
  });
});

describe("what is typed", () => {
  const text = { kind: "text", name: "x", label: "X", max: 20, maxLength: 20, messages: exampleFile.messages } as const;

  it("brings the keyboard that fits it", () => {
    expect(tag(render({ ...text, format: "number" }), "<input")).toMatch(/inputmode="numeric"/i);
    expect(tag(render({ ...text, format: "postcode" }), "<input")).toMatch(/autocomplete="postal-code"/i);
    expect(tag(render(text), "<input")).not.toMatch(/inputmode/i);
  });
});
