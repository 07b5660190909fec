import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Combobox } from "./combobox.tsx";

test("renders a plain form field without scripts", () => {
  const html = renderToString(
    <Combobox
      id="q"
      name="q"
      defaultValue="golf"
      options={[{ key: "golf", label: "Volkswagen Golf" }]}
      listLabel="Suggestions"
      announce={String}
      onType={() => {}}
      onChoose={() => {}}
    />,
  );
  expect(html).toContain('name="q"');
  expect(html).toContain('value="golf"');
  expect(html).not.toMatch(/role=|aria-|autocomplete/i);
  expect(html).not.toContain("Volkswagen");
});
