import "../team/team.css";
