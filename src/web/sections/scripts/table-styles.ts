import "../table/table.css";
