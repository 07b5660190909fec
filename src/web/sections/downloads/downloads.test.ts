import { expect, test } from "vitest";
import { aSection, renderSection } from "../../../../tests/builders/static-section.tsx";

test("displays type, size and host of a download if known", () => {
  const html = renderSection(
    aSection("downloads", {
      items: [
        { title: "Garantie", url: "/media/garantie.pdf", bytes: "348000" },
        { title: "Accessoires", url: "https://media.example.com/a.PDF?v=2", bytes: 12_400_000 },
        { title: "Contact", url: "/contact" },
      ],
    }),
  );
  expect(html).toContain("PDF, 348\u00a0ko");
  expect(html).toContain("PDF, 12,4\u00a0Mo</span> <span>sur media.example.com</span>");
  expect(html).toMatch(/href="https:\/\/media[^"]*" rel="noopener external"/);
  expect(html).toMatch(/<a href="\/media\/garantie\.pdf" download=""/);
  expect(html.match(/ download=/g)).toHaveLength(1);
  expect(html).toMatch(/Contact<\/a><\/div><\/li>/);
});
