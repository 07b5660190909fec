import { expect, test } from "vitest";
import { fileWords } from "./file-words.ts";

test("what a file may be is said in words, and to the browser by extension and type", () => {
  const words = fileWords({ types: ["application/pdf", "image/jpeg", "image/png"], max_bytes: 5_000_000 });
  expect(words.said).toBe("PDF, JPEG ou PNG, 5\u00a0Mo au plus");
  expect(words.wrongType).toBe("Choisissez un fichier PDF, JPEG ou PNG\u00a0: nous ne pouvons pas ouvrir celui-ci.");
  expect(words.tooLarge).toBe("Choisissez un fichier plus léger\u00a0: 5\u00a0Mo au plus.");
  expect(words.accept).toBe(".pdf,application/pdf,.jpg,.jpeg,image/jpeg,.png,image/png");
});
