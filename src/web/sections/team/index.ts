import { defineSection } from "../elements/define-section.ts";
import { Team, toTeamView } from "./team.tsx";

export const component = Team;

export const section = defineSection({
  name: "team",
  component,
  toView: toTeamView,
  hasContent: ({ hasPeople }) => hasPeople,
});
