import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";

test("renders a link for a target", () => {
  expect(renderToStaticMarkup(<Button label="Voir" href="/stock" />)).toMatch(/^<a href="\/stock"/);
});

test("never renders a disabled button as a link", () => {
  const html = renderToStaticMarkup(<Button label="Voir" href="/stock" disabled />);
  expect(html).toMatch(/^<button/);
  expect(html).not.toContain("href");
});

test("does not submit a surrounding form", () => {
  expect(renderToStaticMarkup(<Button label="Voir" />)).toContain('type="button"');
});

test("places the icon at the given position", () => {
  const icon = <i />;
  expect(renderToStaticMarkup(<Button label="Voir" icon={icon} />)).toContain("<i></i><span>Voir");
  expect(renderToStaticMarkup(<Button label="Voir" icon={icon} iconPosition="end" />)).toContain("</span><i></i>");
});
