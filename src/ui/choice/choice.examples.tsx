import type { Examples } from "../examples.ts";
import { Checkbox, ButtonCheckbox, ButtonRadioGroup, RadioGroup } from "./choice.tsx";

export const choiceExamples: Examples = {
  component: "Checkbox, radio group",
  about: "With the number of vehicles the choice would give. Short values stand as keys in a row.",
  examples: [
    {
      name: "cases à cocher",
      render: () => (
        <div>
          <Checkbox name="ex" value="a" label="Hybride rechargeable (essence)" count="48" defaultChecked />
          <Checkbox name="ex" value="b" label="Électrique" count="112" />
          <Checkbox name="ex" value="c" label="Hydrogène" count="0" />
        </div>
      ),
    },
    {
      name: "touches",
      render: () => (
        <div className="keys">
          <ButtonCheckbox name="ex2" value="a" label="Manuelle" count="201" defaultChecked />
          <ButtonCheckbox name="ex2" value="b" label="Automatique" count="146" />
        </div>
      ),
    },
    {
      name: "choix unique",
      render: () => (
        <RadioGroup
          id="ex-reply"
          name="reply"
          label="Comment souhaitez-vous être recontacté ?"
          defaultValue="mail"
          options={[
            { value: "mail", label: "Par e-mail" },
            { value: "phone", label: "Par téléphone" },
          ]}
        />
      ),
    },
    {
      name: "choix unique en touches",
      render: () => (
        <ButtonRadioGroup
          id="ex-duration"
          name="duration"
          label="Durée"
          defaultValue="48"
          options={[
            { value: "36", label: "36\u00a0mois" },
            { value: "48", label: "48\u00a0mois" },
          ]}
        />
      ),
    },
  ],
};
