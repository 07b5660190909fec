import type { FieldViewBuilder } from "../field-view-builder.ts";
import type { DefinitionOf } from "../field-view-of.ts";
import type { AutocompleteFieldView } from "./autocomplete-field.tsx";

export const autocompleteView: FieldViewBuilder<DefinitionOf<"autocomplete">> = {
  build: ({ models }, { suggestions }): Pick<AutocompleteFieldView, "suggestions"> => ({
    suggestions: suggestions === "models" ? models : suggestions,
  }),
};
