import { lazy, Suspense } from "react";
import { Select } from "../../../ui/field/field.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { RESIDENCE_PARAMETER, residenceStrings as strings } from "./residence-strings.ts";
import type { ResidenceView } from "./residence-view.ts";
import { chooseResidence, useResidence } from "./use-residence.ts";

// Most visitors live in the country of the site: what holds elsewhere is loaded for the others alone.
const ResidenceFacts = lazy(async () => ({ default: (await import("./residence-facts.tsx")).ResidenceFacts }));

/** Where the buyer lives. Without scripts the form leads to the page of the country. */
export const ResidenceBox = ({ residence }: { readonly residence: ResidenceView }) => {
  const { action, home, countries } = residence;
  const stored = useResidence();
  const chosen = countries.some(({ value }) => value === stored) ? stored : "";
  return (
    <div className="residence stack gap-8 no-print">
      <form action={action} className="residence-choice" autoComplete="off">
        <Select
          id="residence"
          name={RESIDENCE_PARAMETER}
          label={strings.label}
          options={[{ value: "", label: home }, ...countries]}
          value={chosen}
          onChange={({ currentTarget }) => chooseResidence(currentTarget.value)}
        />
        <Button type="submit" variant="tertiary" size="small" className="without-script" label={strings.show} />
      </form>
      {chosen !== "" && (
        <Suspense fallback={<p className="text-s text-soft">{strings.loading}</p>}>
          <ResidenceFacts key={chosen} country={chosen} residence={residence} />
        </Suspense>
      )}
    </div>
  );
};
