import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextField } from "./field.tsx";

test("links help and error and marks the field as invalid", () => {
  const html = renderToStaticMarkup(<TextField id="mail" label="E-mail" help="Aide" error="Écrivez votre adresse." />);
  expect(html).toContain('aria-describedby="mail-help mail-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('id="mail-error"');
});

test("has no ARIA description without help and error", () => {
  const html = renderToStaticMarkup(<TextField id="mail" label="E-mail" />);
  expect(html).not.toContain("aria-describedby");
  expect(html).not.toContain("aria-invalid");
});
