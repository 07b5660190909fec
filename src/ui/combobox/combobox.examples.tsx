import type { Examples } from "../examples.ts";
import { SearchIcon } from "../icons/icons.tsx";
import { Combobox } from "./combobox.tsx";

export const comboboxExamples: Examples = {
  component: "Combobox",
  about: "A field with suggestions: typed into freely, the list only offers.",
  examples: [
    {
      name: "suggestions",
      render: () => (
        <>
          <label htmlFor="ex-combobox" className="field-label">
            Marque
          </label>
          <Combobox
            id="ex-combobox"
            type="text"
            name="q"
            icon={<SearchIcon />}
            listLabel="Suggestions"
            announce={(count) => `${count}\u00a0suggestions`}
            options={[
              { key: "golf", label: "Volkswagen Golf", note: "12\u00a0véhicules" },
              { key: "polo", label: "Volkswagen Polo", note: "7\u00a0véhicules" },
              { key: "id3", label: "Volkswagen ID.3", note: "1\u00a0véhicule" },
            ]}
            onType={() => {}}
            onChoose={() => {}}
          />
        </>
      ),
    },
  ],
};
