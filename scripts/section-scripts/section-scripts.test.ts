import { expect, test } from "vitest";
import { sectionScriptsOf } from "./section-scripts.ts";

const SECTION = "src/web/sections/call-to-action/index.ts";

test("a section has its script and those that it imports, under its name", () => {
  const manifest = {
    [SECTION]: { file: "assets/call.js", imports: ["_site.js"] },
    "_site.js": { file: "assets/site.js", imports: ["_framework.js", "_site.js"] },
    "_framework.js": { file: "assets/framework.js" },
    "src/web/app/root.tsx": { file: "assets/root.js" },
  };
  expect(sectionScriptsOf(manifest)).toEqual({
    call_to_action: ["/assets/call.js", "/assets/site.js", "/assets/framework.js"],
  });
});

test("a style sheet that a section would bring by itself ends the build", () => {
  const manifest = {
    [SECTION]: { file: "assets/call.js", imports: ["_form.js"] },
    "_form.js": { file: "assets/form.js", css: ["assets/form.css"] },
  };
  expect(() => sectionScriptsOf(manifest)).toThrow("brings assets/form.css");
});
