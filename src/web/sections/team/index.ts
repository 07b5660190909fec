import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleEmptyTeam, exampleTeam } from "./team.examples.ts";
import { Team, toTeamView } from "./team.tsx";

export const component = Team;

export const examples: SectionExamples<typeof component> = [exampleTeam, exampleEmptyTeam];

export const section = defineSection({
  name: "team",
  component,
  toView: toTeamView,
  hasContent: ({ hasPeople }) => hasPeople,
});
