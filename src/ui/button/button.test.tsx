import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";

test("a button with a target is a link", () => {
  expect(renderToStaticMarkup(<Button label="Voir" href="/stock" />)).toMatch(/^<a href="\/stock"/);
});

test("a disabled button is never a link", () => {
  const html = renderToStaticMarkup(<Button label="Voir" href="/stock" disabled />);
  expect(html).toMatch(/^<button/);
  expect(html).not.toContain("href");
});

test("a button without a target does not submit the form it happens to stand in", () => {
  expect(renderToStaticMarkup(<Button label="Voir" />)).toContain('type="button"');
});

test("the icon stands where it is asked to", () => {
  const icon = <i />;
  expect(renderToStaticMarkup(<Button label="Voir" icon={icon} />)).toContain("<i></i><span>Voir");
  expect(renderToStaticMarkup(<Button label="Voir" icon={icon} iconPosition="end" />)).toContain("</span><i></i>");
});
