import "../vacancies.css";
