import { Form } from "react-router";
import { Button } from "../../../ui/button/button.tsx";
import { Select } from "../../../ui/field/field.tsx";
import { peopleStrings as strings } from "../../strings/people.ts";
import type { TeamView } from "./team-view.ts";

/** A plain GET form. */
export const TeamFilters = ({ filters }: { readonly filters: NonNullable<TeamView["filters"]> }) => (
  <Form method="get" action={filters.action} preventScrollReset aria-label={strings.filter} className="team-filters">
    <Select
      id="equipe-concession"
      label={strings.location}
      name={filters.location.name}
      defaultValue={filters.location.value}
      options={filters.location.options}
    />
    <Select
      id="equipe-service"
      label={strings.department}
      name={filters.department.name}
      defaultValue={filters.department.value}
      options={filters.department.options}
    />
    <Button type="submit" label={strings.apply} variant="secondary" />
  </Form>
);
