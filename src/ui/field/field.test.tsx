import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextField } from "./field.tsx";

test("a field with help and an error is described by both and marked as wrong", () => {
  const html = renderToStaticMarkup(<TextField id="mail" label="E-mail" help="Aide" error="Écrivez votre adresse." />);
  expect(html).toContain('aria-describedby="mail-help mail-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('id="mail-error"');
});

test("a field without trouble carries no empty descriptions", () => {
  const html = renderToStaticMarkup(<TextField id="mail" label="E-mail" />);
  expect(html).not.toContain("aria-describedby");
  expect(html).not.toContain("aria-invalid");
});
