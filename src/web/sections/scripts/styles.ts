import "../few-pages.css";
