export { Team as team } from "../team/team.tsx";
