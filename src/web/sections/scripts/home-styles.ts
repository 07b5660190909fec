import "../home-pages.css";
