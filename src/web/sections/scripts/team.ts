import "../team/team.css";

export { Team as team } from "../team/team.tsx";
