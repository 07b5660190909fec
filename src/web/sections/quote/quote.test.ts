import { expect, test } from "vitest";
import { aSection, renderSection } from "../../../../tests/builders/static-section.tsx";

test("names the author of a quote", () => {
  const html = renderSection(aSection("quote", { text: "Franc et clair.", author: "Une cliente", role: "Diekirch" }));
  expect(html).toMatch(
    /<figure[^>]*><div><blockquote>Franc et clair\.<\/blockquote><figcaption>.*Une cliente.*Diekirch/,
  );
});
