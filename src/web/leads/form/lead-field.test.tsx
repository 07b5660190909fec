import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EXAMPLE_FILE_FIELD, EXAMPLE_FORM, EXAMPLE_SLOT_FIELD } from "./form-view.examples.ts";
import type { FieldView } from "./field-kinds/index.ts";
import { LeadField, type LeadFieldProps } from "./lead-field.tsx";
import { LeadForm } from "./lead-form.tsx";

const render = (field: FieldView, more: Partial<LeadFieldProps> = {}): string =>
  renderToStaticMarkup(<LeadField field={field} value={undefined} error={undefined} {...more} />);

/** All tags that contain this text. */
const tags = (html: string, fragment: string): readonly string[] =>
  (html.match(/<[^>]+>/g) ?? []).filter((tagText) => tagText.includes(fragment));

const tag = (html: string, fragment: string): string => tags(html, fragment)[0] ?? "";

describe("a slot field", () => {
  const days = EXAMPLE_SLOT_FIELD.days ?? [];
  const html = render(EXAMPLE_SLOT_FIELD);

  it("offers each free slot once, under its day", () => {
    const times = days.flatMap(({ slots }) => slots);
    for (const { value } of times) expect(tags(html, `value="${value}"`)).toHaveLength(1);
    expect(tags(html, 'name="creneau"')).toHaveLength(times.length);
    for (const { label } of days) expect(html).toContain(`<legend class="slot-legend">${label}</legend>`);
  });

  it("opens the first day and selects no slot", () => {
    expect(tags(html, 'checked=""').join()).toContain(`value="${days[0]?.date}"`);
    expect(tags(html, 'checked=""')).toHaveLength(1);
  });

  it("keeps the submitted slot and its day selected", () => {
    const day = days[5];
    const value = day?.slots[1]?.value;
    const checked = tags(render(EXAMPLE_SLOT_FIELD, { value }), 'checked=""');
    expect(checked.map((tagText) => /value="([^"]*)"/.exec(tagText)?.[1])).toEqual([day?.date, value]);
  });

  it("does not offer a slot that was booked meanwhile", () => {
    const checked = tags(render(EXAMPLE_SLOT_FIELD, { value: "2026-11-23T03:00:00.000Z" }), 'checked=""');
    expect(checked.join()).toContain(`value="${days[0]?.date}"`);
    expect(checked).toHaveLength(1);
  });

  it("is one focusable group with its label and its error", () => {
    const group = tag(render(EXAMPLE_SLOT_FIELD, { error: "Choisissez un créneau." }), 'id="demande-creneau"');
    expect(group).toMatch(/^<fieldset/);
    expect(group).toMatch(/tabindex="-1"/i);
    expect(group).toContain('aria-describedby="demande-creneau-error"');
  });

  it("has no inputs without a free slot, and announces a call instead", () => {
    const none = render({ ...EXAMPLE_SLOT_FIELD, days: [] });
    expect(none).not.toContain("<input");
    expect(none).toContain("nous vous appelons pour convenir d’un moment");
  });
});

describe("a date field", () => {
  it("has the first and the last allowed day as limits", () => {
    const range = { first: "2026-11-23", last: "2027-11-22", early: "", late: "" };
    const field = EXAMPLE_FORM.fields.find((one) => one.kind === "date");
    const html = render({ ...field!, range });
    expect(tag(html, 'type="date"')).toMatch(/min="2026-11-23".*max="2027-11-22"/);
  });
});

describe("a file field", () => {
  it("names the accepted types to visitors and to the browser", () => {
    const html = render(EXAMPLE_FILE_FIELD);
    expect(tag(html, 'type="file"')).toContain('accept=".pdf,application/pdf"');
    expect(html).toContain("PDF, 5\u00a0Mo au plus.");
  });

  it("offers an uploaded file as a ticked box and lets it be replaced", () => {
    const html = render(EXAMPLE_FILE_FIELD, { uploaded: { name: "cv.pdf", size: "240\u00a0ko", token: "abc" } });
    expect(tag(html, 'name="cv_recu"')).toContain(`type="checkbox"`);
    expect(tag(html, 'name="cv_recu"')).toContain('checked=""');
    expect(tag(html, 'name="cv_recu"')).toContain('value="abc"');
    expect(html).toContain("cv.pdf, 240\u00a0ko, déjà reçu");
    expect(tag(html, 'type="file"')).not.toContain("required");
  });

  it("makes its form multipart, and no other field does", () => {
    const others = EXAMPLE_FORM.fields.filter(({ kind }) => kind !== "file");
    const form = (fields: readonly FieldView[]) =>
      tag(renderToStaticMarkup(<LeadForm view={{ ...EXAMPLE_FORM, fields }} />), "<form");
    expect(form(EXAMPLE_FORM.fields)).toMatch(/enctype="multipart\/form-data"/i);
    expect(form(others)).not.toMatch(/enctype/i);
  });
});

describe("a text field", () => {
  const text = {
    kind: "text",
    name: "x",
    label: "X",
    max: 20,
    maxLength: 20,
    messages: EXAMPLE_FILE_FIELD.messages,
  } as const;

  it("selects the keyboard for its format", () => {
    expect(tag(render({ ...text, format: "number" }), "<input")).toMatch(/inputmode="numeric"/i);
    expect(tag(render({ ...text, format: "postcode" }), "<input")).toMatch(/autocomplete="postal-code"/i);
    expect(tag(render(text), "<input")).not.toMatch(/inputmode/i);
  });
});
