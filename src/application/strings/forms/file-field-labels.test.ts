import { expect, test } from "vitest";
import { fileFieldLabels } from "./file-field-labels.ts";

test("describes accepted files in French and in the accept attribute", () => {
  const labels = fileFieldLabels({ types: ["application/pdf", "image/jpeg", "image/png"], max_bytes: 5_000_000 });
  expect(labels.hint).toBe("PDF, JPEG ou PNG, 5\u00a0Mo au plus");
  expect(labels.wrongType).toBe("Choisissez un fichier PDF, JPEG ou PNG\u00a0: nous ne pouvons pas ouvrir celui-ci.");
  expect(labels.tooLarge).toBe("Choisissez un fichier plus léger\u00a0: 5\u00a0Mo au plus.");
  expect(labels.accept).toBe(".pdf,application/pdf,.jpg,.jpeg,image/jpeg,.png,image/png");
});
